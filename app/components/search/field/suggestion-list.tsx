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
            key={row.to}
            {...{ row, kind, onTaken }}
            typed={kind === "all" ? "" : typed}
            marks={option(place++)}
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

type OptionProps = {
  row: SuggestionRow;
  kind: SuggestionGroup["kind"];
  typed: string;
  marks: ReturnType<ReturnType<typeof useCombobox>["option"]>;
  onTaken: (row: SuggestionRow) => void;
};

/** Drawn anew only where something of it is new: between a key and its answer a phone draws the line for all results alone. */
const Option = memo(function Option({ row, kind, typed, marks, onTaken }: OptionProps) {
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
}, isDrawnAlike);

/** What a press does is the same whenever the row was drawn. */
function isDrawnAlike(before: OptionProps, now: OptionProps): boolean {
  return (
    isSameRow(before.row, now.row) &&
    before.typed === now.typed &&
    before.kind === now.kind &&
    before.marks.id === now.marks.id &&
    before.marks["aria-selected"] === now.marks["aria-selected"]
  );
}

/** Each answer has rows of its own, many like those before. */
function isSameRow(before: SuggestionRow, now: SuggestionRow): boolean {
  return (
    before.to === now.to &&
    before.name === now.name &&
    before.detail === now.detail &&
    before.end === now.end &&
    before.pictureUrl === now.pictureUrl &&
    before.search === now.search
  );
}

function Row({ row, kind, typed }: { row: SuggestionRow; kind: keyof typeof ICONS; typed: string }) {
  const Icon = ICONS[kind];
  return (
    <>
      <span className="suggest-picture">
        {row.pictureUrl ? <img src={row.pictureUrl} alt="" width={44} height={44} /> : <Icon />}
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
