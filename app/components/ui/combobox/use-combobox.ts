import { useEffect, useRef, useState } from "react";
import { type ListState, type PressedKey, pressKey } from "#app/components/ui/combobox/press-key.ts";

/** What a field with a list is told to screen readers by. */
export type FieldMarks = {
  role: "combobox";
  "aria-autocomplete": "list";
  "aria-expanded": boolean;
  "aria-controls": string;
  "aria-activedescendant": string | undefined;
};

/** A field with a list below it: which option is chosen, what the keys do, and how screen readers are told. */
export function useCombobox({
  id,
  count,
  isEmpty,
  first,
  onTake,
  onClear,
}: {
  /** Of the list; its options are called after it. */
  id: string;
  count: number;
  /** Whether nothing is typed. */
  isEmpty: boolean;
  /** 0 where the first option is chosen from the beginning. */
  first?: 0;
  onTake: (place: number) => void;
  onClear: () => void;
}) {
  const [state, setState] = useState<ListState>({ isOpen: false, place: first });
  // Keys may come faster than they are drawn.
  const now = useRef(state);
  const isOpen = state.isOpen && count > 0;
  const place = isOpen && state.place !== undefined && state.place < count ? state.place : undefined;
  const chosenId = place === undefined ? undefined : `${id}-${place}`;

  function become(next: ListState) {
    if (next.isOpen === now.current.isOpen && next.place === now.current.place) return;
    now.current = next;
    setState(next);
  }

  useEffect(() => {
    if (chosenId) document.getElementById(chosenId)?.scrollIntoView({ block: "nearest" });
  }, [chosenId]);

  return {
    /** Whether it is to be open, though there may be nothing to show. */
    isWanted: state.isOpen,
    isOpen,
    place,
    open: () => become({ isOpen: true, place: first }),
    close: () => become({ isOpen: false, place: first }),
    /** Whether the key is used up, so that the browser shall do nothing with it. */
    press(pressed: PressedKey): boolean {
      const { place: chosen } = now.current;
      const { state: next, does, isUsed } = pressKey(now.current, pressed, { count, isEmpty, first });
      become(next);
      if (does === "take" && chosen !== undefined) onTake(chosen);
      if (does === "clear") onClear();
      return isUsed;
    },
    field: {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": isOpen,
      "aria-controls": id,
      "aria-activedescendant": chosenId,
    } satisfies FieldMarks as FieldMarks,
    /** The marks of the option at a place, besides its role and that Tab passes it by; a press leaves the focus in the field. */
    option: (at: number) => ({
      id: `${id}-${at}`,
      "aria-selected": at === place,
      onPointerDown: stayInField,
    }),
  };
}

function stayInField(event: { preventDefault(): void }): void {
  event.preventDefault();
}
