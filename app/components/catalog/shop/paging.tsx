import { ChevronLeft, ChevronRight } from "lucide-react";
import { Link } from "#app/components/ui/link.ts";
import { pagingText } from "#app/content/messages/catalog/paging.ts";
import type { LinkTarget } from "#app/domain/route-path.ts";

const FEW_PAGES = 7;
const STRIDE = 3;

/** Numbered pages as plain links: the first, the last, and those around this one. Nothing when one page holds all. */
export function Paging({
  page,
  perPage,
  total,
  addressOf,
}: {
  page: number;
  perPage: number;
  total: number;
  addressOf: (page: number) => LinkTarget;
}) {
  const words = pagingText;
  const last = Math.ceil(total / perPage);
  if (last <= 1) return null;
  const shown = words.shown(
    (page - 1) * perPage + 1,
    Math.min(page * perPage, total),
    total.toLocaleString("en-IN"),
  );
  const step = "grid size-11 place-items-center rounded-md";
  return (
    <nav aria-label={words.pages} className="mt-6 grid justify-items-center gap-3">
      <p className="text-ink-2">{shown}</p>
      <ul className="flex flex-wrap items-center justify-center gap-1">
        {page > 1 && (
          <li>
            <Link
              to={addressOf(page - 1)}
              rel="prev"
              aria-label={words.previous}
              className={`${step} hover:bg-sunk`}
            >
              <ChevronLeft />
            </Link>
          </li>
        )}
        {pagesAround(page, last).map((each, position, all) => (
          <li key={each} className="flex items-center gap-1">
            {position > 0 && each - all[position - 1]! > 1 && <span aria-hidden="true">…</span>}
            <Link
              to={addressOf(each)}
              aria-label={words.page(each)}
              aria-current={each === page ? "page" : undefined}
              className={`${step} font-semibold tabular-nums hover:bg-sunk aria-[current=page]:bg-primary aria-[current=page]:text-white`}
            >
              {each}
            </Link>
          </li>
        ))}
        {page < last && (
          <li>
            <Link
              to={addressOf(page + 1)}
              rel="next"
              aria-label={words.next}
              className={`${step} hover:bg-sunk`}
            >
              <ChevronRight />
            </Link>
          </li>
        )}
      </ul>
      {last > FEW_PAGES && (
        <details>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">
            {words.morePages}
          </summary>
          <ul className="flex max-w-[60ch] flex-wrap justify-center gap-1">
            {stepsThrough(last).map((each) => (
              <li key={each}>
                <Link
                  to={addressOf(each)}
                  aria-label={words.page(each)}
                  className={`${step} tabular-nums hover:bg-sunk`}
                >
                  {each}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </nav>
  );
}

/** Pages so close together that each page lies beside one of them: two clicks lead to any. */
function stepsThrough(last: number): number[] {
  return Array.from({ length: Math.ceil(last / STRIDE) }, (_, n) => Math.min(n * STRIDE + 2, last));
}

function pagesAround(page: number, last: number): number[] {
  const near = [1, page - 1, page, page + 1, last].filter((each) => each >= 1 && each <= last);
  // A gap of one page is no shorter than its number.
  if (page === 4) near.push(2);
  if (page === last - 3) near.push(last - 1);
  return [...new Set(near)].sort((a, b) => a - b);
}
