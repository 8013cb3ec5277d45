import { Card } from "#app/components/admin/office-page.tsx";
import { Link } from "#app/components/ui/link.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { officePoisonsText } from "#app/content/messages/catalog/office-poisons.ts";
import type { SoldTo } from "#app/domain/catalog/sold-to.ts";

const SHOWN_NAMES = 6;
const TONES: Record<SoldTo, string> = {
  nobody: "bg-error-soft text-clay-800",
  prescription: "bg-warn-soft text-marigold-900",
  anyone: "bg-leaf-50 text-leaf-800",
};

/** How many sources are sold to whom, and which were opened with what reason. */
export function PoisonSummary({
  groups,
  opened,
}: {
  groups: { who: SoldTo; names: string[] }[];
  opened: { remedy: string; name: string; reason: string }[];
}) {
  const { sign: words } = officePoisonsText;
  return (
    <>
      <Card
        title={words.decided}
        isPadded={false}
        end={
          <Link to="/admin/poisons?view=read" className="link inline-flex min-h-11 items-center">
            {words.readAgain}
          </Link>
        }
      >
        <ul>
          {groups.map(({ who, names }) => (
            <li key={who} className="flex items-start gap-3 border-b border-line-soft p-4 last:border-0">
              <span
                className={`grid size-10 shrink-0 place-items-center rounded-md font-bold tabular-nums ${TONES[who]}`}
              >
                {names.length}
              </span>
              <p className="min-w-0">
                <b className="block">{words.groups[who]}</b>
                <small className="text-ink-2">
                  {names.length > SHOWN_NAMES
                    ? words.more(names.slice(0, SHOWN_NAMES).join(", "), names.length - SHOWN_NAMES)
                    : names.join(", ")}
                </small>
              </p>
            </li>
          ))}
        </ul>
      </Card>
      {opened.length > 0 && (
        <Notice kind="warning">
          <p>{words.opened(opened.length)}</p>
          <ul>
            {opened.map(({ remedy, name, reason }) => (
              <li key={remedy}>
                <b>{name}</b>: {reason}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
