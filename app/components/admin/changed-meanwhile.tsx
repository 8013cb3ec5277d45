import { Notice } from "#app/components/ui/notice.tsx";
import { officeText } from "#app/content/messages/office.ts";

type Texts = Record<string, string>;

/** Somebody saved while this form was open: what stands in the shop now, field by field where it differs from what was typed. */
export function ChangedMeanwhile({
  stored,
  typed,
  labelOf,
  textOf = (_, text) => text,
}: {
  stored: Texts;
  typed: Texts;
  labelOf: (name: string) => string;
  /** What a field's text says to people, where that is not the text itself. */
  textOf?: (name: string, text: string) => string;
}) {
  const { meanwhile: words } = officeText;
  const differing = Object.keys({ ...stored, ...typed }).filter(
    (name) => (stored[name] ?? "") !== (typed[name] ?? ""),
  );
  if (differing.length === 0) return null;
  return (
    <Notice kind="warning">
      <h2 className="text-base">{words.storedNow}</h2>
      <dl className="mt-2 grid gap-x-5 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
        {differing.map((name) => (
          <div key={name} className="contents">
            <dt className="font-semibold">{labelOf(name)}</dt>
            <dd className="max-h-60 overflow-y-auto whitespace-pre-wrap [overflow-wrap:anywhere]">
              {textOf(name, stored[name] ?? "") || words.nothing}
            </dd>
          </div>
        ))}
      </dl>
    </Notice>
  );
}
