import type { ReactNode } from "react";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { Panel } from "#app/components/ui/panel.tsx";
import { conditionText } from "#app/content/messages/pages/condition.ts";
import type { LinkTarget } from "#app/domain/route-path.ts";

/** A doctor for who is not sure, the places near by, and what the page is not. */
export function ConditionAside({
  localAreas,
  hasOffer,
  doctor,
}: {
  localAreas: { name: string; address: LinkTarget }[];
  hasOffer: boolean;
  /** The card of who can be booked. */
  doctor: ReactNode;
}) {
  const { page } = conditionText;
  return (
    <aside className="grid gap-[18px]">
      {doctor ?? (
        <Panel>
          <h2 className="text-[1.25rem]">{page.consultTitle}</h2>
          <p className="mt-1.5 mb-4 text-ink-2">{page.consultText}</p>
          <ButtonLink to="/doctor-consultation" variant="accent" isBlock>
            {page.book}
          </ButtonLink>
        </Panel>
      )}
      {localAreas.length > 0 && (
        <details className="rounded-lg border border-line bg-surface p-[18px] md:p-[26px]">
          <summary className="cursor-pointer py-2.5">
            <h2 className="inline text-[1.25rem]">{page.nearTitle}</h2>
          </summary>
          <p className="mt-1.5 text-ink-2">{page.nearText}</p>
          <ul className="mt-1">
            {localAreas.map(({ name, address }) => (
              <li key={address}>
                <Link
                  to={address}
                  className="flex min-h-11 items-center border-b border-line-soft hover:text-link"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
      <Notice kind="warning">{hasOffer ? page.note : page.noteWithoutOffer}</Notice>
    </aside>
  );
}
