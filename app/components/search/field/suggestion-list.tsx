import { ArrowRight, Heart, History, Search, Store } from "lucide-react";
import { memo } from "react";
import type { SuggestionGroup, SuggestionRow } from "#app/components/search/field/suggestion-groups.ts";
import type { useCombobox } from "#app/components/ui/combobox/use-combobox.ts";
import { Link } from "#app/components/ui/link.ts";
import { searchFieldText } from "#app/content/messages/search/search-field.ts";
import { matchedLetters } from "#app/domain/search/matched-letters.ts";

const ICONS = { medicines: Search, brands: Store, concerns: Heart, pages: Search, searches: History };

/** The rows below a search field, in groups; their keys are those of the field. */
export function SuggestionList({
  groups,
  id,
  typed,
  isBusy,
  option,
  onTaken,
}: {
  groups: SuggestionGroup[];
  id: string;
  /** The words whose letters are marked. */
  typed: string;
  /** The answer to the newest letters is still to come. */
  isBusy: boolean;
  option: ReturnType<typeof useCombobox>["option"];
  onTaken: (row: SuggestionRow) => void;
}) {
  const words = searchFieldText;
  let place = 0;
  return (
    <div id={id} role="listbox" aria-label={words.list} aria-busy={isBusy}>
      {groups.map(({ kind, rows }) => {
        const options = rows.map((row) => (
          <Option
            // The same line whatever is typed: only its words are drawn anew.
            key={kind === "all" ? kind : row.to}
            {...option(place++)}
            {...{ row, kind, onTaken }}
            typed={kind === "all" ? "" : typed}
          />
        ));
        if (kind === "all") return options;
        const titleId = `${id}-${kind}`;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset has no options
          <div key={kind} role="group" aria-labelledby={titleId} className="suggest-group">
            <div id={titleId} role="presentation" className="suggest-title">
              {words.groups[kind]}
            </div>
            {options}
          </div>
        );
      })}
    </div>
  );
}

/** Drawn again only when something of it is new: with a key, nearly all rows wait for the answer as they are. */
const Option = memo(function Option({
  row,
  kind,
  typed,
  onTaken,
  ...marks
}: ReturnType<ReturnType<typeof useCombobox>["option"]> & {
  row: SuggestionRow;
  kind: SuggestionGroup["kind"];
  typed: string;
  onTaken: (row: SuggestionRow) => void;
}) {
  return (
    <Link
      {...marks}
      role="option"
      tabIndex={-1}
      to={row.to}
      onClick={() => onTaken(row)}
      className={kind === "all" ? "suggest-all" : "suggest-row"}
    >
      {kind === "all" ? <AllResults {...row} /> : <Row row={row} kind={kind} typed={typed} />}
    </Link>
  );
});

function Row({ row, kind, typed }: { row: SuggestionRow; kind: keyof typeof ICONS; typed: string }) {
  const Icon = ICONS[kind];
  return (
    <>
      <span className="suggest-picture">
        {row.pictureUrl ? (
          <img src={row.pictureUrl} alt="" width={44} height={44} loading="lazy" />
        ) : (
          <Icon />
        )}
      </span>
      <span>
        {matchedLetters(row.name, typed).map(({ text, isMatched }, at) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece of a name is its place in it
          isMatched ? <b key={at}>{text}</b> : text,
        )}
        {row.detail && <small>{row.detail}</small>}
      </span>
      {row.end && <span className="suggest-end">{row.end}</span>}
    </>
  );
}

function AllResults({ name }: SuggestionRow) {
  return (
    <>
      {name}
      <ArrowRight />
    </>
  );
}
