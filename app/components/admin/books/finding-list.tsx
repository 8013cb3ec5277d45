import { CircleAlert, CircleX } from "lucide-react";
import { Card } from "#app/components/admin/office-page.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { officeBooksText } from "#app/content/messages/books/office-books.ts";
import { portalRulesText } from "#app/content/messages/books/portal-rules.ts";
import type { Finding } from "#app/domain/books/preflight.ts";
import { rupeesExact } from "#app/domain/money.ts";
import { type LinkTarget, withSearch } from "#app/domain/route-path.ts";

/** What of a month is to be mended, or looked at: paper, line, what is wrong, whose, and the way to mend it. */
export function FindingList({
  level,
  findings,
  total,
}: {
  level: Finding["level"];
  findings: readonly Finding[];
  total: number;
}) {
  const words = officeBooksText;
  if (total === 0) return null;
  const Icon = level === "mend" ? CircleX : CircleAlert;
  return (
    <Card title={words[level]} end={words.findings(total)} isPadded={false}>
      <ul className="divide-y divide-line-soft">
        {findings.map((finding, index) => {
          const { rule, paper, line, mend } = finding;
          const to = mendLink(finding);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: findings are read anew each time
            <li key={index} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
              <div className="flex min-w-0 grow basis-72 gap-3">
                <Icon
                  className={`mt-0.5 size-5 shrink-0 ${level === "mend" ? "text-error" : "text-ink-2"}`}
                  aria-hidden
                />
                <div className="min-w-0 [overflow-wrap:anywhere]">
                  <b>{placeOf(finding)}</b>
                  <p>{portalRulesText[rule]}</p>
                  {paper && (
                    <p className="text-sm text-ink-2">
                      {[line?.name, paper.buyer, rupeesExact(paper.totalPaise)].filter(Boolean).join(", ")}
                    </p>
                  )}
                </div>
              </div>
              {to && mend !== "shop-support" && (
                <ButtonLink to={to} variant="outline" className="w-full sm:w-auto">
                  {words.mendAt[mend === "product" && !line?.name ? "order" : mend]}
                </ButtonLink>
              )}
            </li>
          );
        })}
        {total > findings.length && (
          <li className="px-4 py-3 text-ink-2">{words.more(total - findings.length)}</li>
        )}
      </ul>
    </Card>
  );
}

function placeOf({ paper, line }: Finding): string {
  const words = officeBooksText;
  if (!paper) return words.wholeMonth;
  if (!line) return paper.number;
  return line.number === undefined ? words.delivery(paper.number) : words.place(paper.number, line.number);
}

function mendLink({ mend, paper, line }: Finding): LinkTarget | undefined {
  switch (mend) {
    case "order":
      return paper && `/admin/orders/${paper.orderNumber}`;
    case "product":
      return line?.name
        ? withSearch("/admin/products", new URLSearchParams({ q: line.name }))
        : paper && `/admin/orders/${paper.orderNumber}`;
    case "shop":
      return "/admin/settings/shop";
    case "business":
      return "/admin/people/applications";
    case "shop-support":
      return undefined;
  }
}
