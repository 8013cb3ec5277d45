import "#app/components/search/field/search-help.css";
import { ArrowLeft } from "lucide-react";
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { clearSearches, keepSearch, keptSearches } from "#app/components/search/field/kept-searches.ts";
import { askAhead, askedOf, lookUpSuggestions } from "#app/components/search/field/look-up-suggestions.ts";
import { SearchTools, type VoiceBox } from "#app/components/search/field/search-tools.tsx";
import { groupsFor, type SuggestionRow } from "#app/components/search/field/suggestion-groups.ts";
import { SuggestionList } from "#app/components/search/field/suggestion-list.tsx";
import { useFullScreen } from "#app/components/search/field/use-full-screen.ts";
import { isNarrow, useFieldManners, useSearchField } from "#app/components/search/field/use-search-field.ts";
import { useCombobox } from "#app/components/ui/combobox/use-combobox.ts";
import { useLookUp } from "#app/components/ui/combobox/use-look-up.ts";
import { useSaidLater } from "#app/components/ui/combobox/use-said-later.ts";
import { searchFieldText } from "#app/content/messages/search/search-field.ts";

const LIST = "suggestions";

/** What stands below and beside a search field while somebody uses it: suggestions, past searches, voice and camera. */
export function SearchHelp({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const words = searchFieldText;
  const { key } = useLocation();
  const panel = useRef<HTMLDivElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const [searches, setSearches] = useState<string[]>([]);
  const [isCleared, setIsCleared] = useState(false);
  const [voice, setVoice] = useState<{ Box: VoiceBox }>();
  const field = useSearchField(form, (value) => askAhead(askedOf(value)));
  const typed = field.value.trim().replace(/\s+/g, " ");
  const asked = askedOf(field.value);
  const answer = useLookUp(isAsked ? asked : "", lookUpSuggestions);
  const groups = groupsFor(typed, { answer, searches });
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const combobox = useCombobox({
    id: LIST,
    count,
    isEmpty: field.value === "",
    onTake: (place) => document.getElementById(`${LIST}-${place}`)?.click(),
    onClear: () => field.write(""),
  });
  const isCurrent = answer?.typed === asked;
  const hasFailed = isCurrent && answer.found === undefined;
  const offersSearches = typed === "" && searches.length > 0;
  const isShown = voice !== undefined || (combobox.isWanted && (count > 0 || isNarrow()));

  function open() {
    setIsAsked(true);
    // What is new is drawn anew, and that between a key and what it shows.
    if (!combobox.isWanted) setSearches(keptSearches());
    combobox.open();
  }

  function close() {
    combobox.close();
    setVoice(undefined);
    setIsCleared(false);
  }

  function closeWhole() {
    close();
    if (isNarrow()) field.blur();
  }

  function endVoice() {
    setVoice(undefined);
    // On phones the keyboard would come up over what was found.
    if (!isNarrow()) field.focus();
  }

  function send(search: string) {
    keepSearch(search);
    closeWhole();
  }

  function take({ search }: SuggestionRow) {
    if (search === undefined) closeWhole();
    else send(search);
  }
  const newestTake = useRef(take);
  useLayoutEffect(() => {
    newestTake.current = take;
  });
  // The same function at every key, so that rows that stay are not drawn again.
  const onTaken = useCallback((row: SuggestionRow) => newestTake.current(row), []);

  useFieldManners(form, combobox.field, {
    onOpen: open,
    onType: (isByHand) => {
      if (isByHand) setVoice(undefined);
      open();
    },
    onLeave: (to) => {
      if (to === null ? isNarrow() : (isNarrow() ? form : panel).current?.contains(to)) return;
      close();
    },
    onKey: (pressed) => {
      // From the field the key leads to the button that clears, which is below the list.
      if (pressed.key === "Tab" && offersSearches && !pressed.shiftKey) return false;
      if (pressed.key === "Escape" && isShown && !pressed.isComposing) {
        close();
        field.focus();
        return true;
      }
      return combobox.press(pressed);
    },
    onSend: () => send(field.value),
  });
  useFullScreen(form, { isShown, onBack: closeWhole });

  // biome-ignore lint/correctness/useExhaustiveDependencies: every new page closes what was open
  useEffect(close, [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it was fetched because somebody came to the field
  useEffect(() => {
    if (field.hasFocus()) open();
  }, []);

  const said = useSaidLater(isShown && !voice ? status() : "");
  function status(): string {
    if (typed === "") return isCleared ? words.cleared : searches.length > 0 ? words.lately(count) : "";
    if (!isCurrent) return "";
    if (hasFailed) return words.failed;
    return count > 1 ? words.found(count - 1) : words.none;
  }

  return (
    <>
      {isShown && (
        <div ref={panel} className="search-panel">
          {voice && <voice.Box onHeard={field.write} onDone={endVoice} />}
          {isCurrent && answer.found?.corrected && (
            <p className="suggest-note">{words.corrected(answer.found.corrected)}</p>
          )}
          {count === 0 && !voice && <p className="suggest-note">{words.hint}</p>}
          {count > 0 && (
            <SuggestionList
              id={LIST}
              groups={groups}
              typed={answer?.found?.corrected ?? answer?.typed ?? typed}
              isBusy={typed !== "" && !isCurrent}
              option={combobox.option}
              onTaken={onTaken}
            />
          )}
          {hasFailed && <p className="suggest-note">{words.failed}</p>}
          {offersSearches && (
            <p className="suggest-note suggest-own">
              {words.onDevice}
              <button
                type="button"
                aria-label={words.clearLabel}
                className="link"
                onClick={() => {
                  clearSearches();
                  setSearches([]);
                  setIsCleared(true);
                  field.focus();
                }}
              >
                {words.clear}
              </button>
            </p>
          )}
        </div>
      )}
      <button type="button" aria-label={words.back} className="search-back" onClick={closeWhole}>
        <ArrowLeft />
      </button>
      <SearchTools form={form} onVoice={(Box) => setVoice({ Box })} />
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
