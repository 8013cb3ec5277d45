import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { PressedKey } from "#app/components/ui/combobox/press-key.ts";
import type { FieldMarks } from "#app/components/ui/combobox/use-combobox.ts";

type SearchForm = RefObject<HTMLFormElement | null>;

type Manners = {
  onOpen: () => void;
  /** Whether somebody typed, and not another part of the search. */
  onType: (isByHand: boolean) => void;
  /** Where the focus goes instead; null for nowhere. */
  onLeave: (to: Node | null) => void;
  /** Whether the key is used up. */
  onKey: (key: PressedKey) => boolean;
  onSend: () => void;
};

/** The words in a search form's field, which stays the browser's own: it was there before this, and works without it. */
export function useSearchField(form: SearchForm, onTyped: (value: string) => void) {
  const [value, setValue] = useState(() => fieldOf(form).value);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is done is always the same
  useEffect(() => {
    const read = () => setValue(fieldOf(form).value);
    const type = () => {
      onTyped(fieldOf(form).value);
      read();
    };
    const leave = listen(form, { input: type, focusin: read });
    // Somebody may have typed after this was drawn and before it listened.
    read();
    return leave;
  }, [form]);

  return {
    value,
    /** Puts other words into the field, as if they were typed. */
    write(text: string) {
      const field = fieldOf(form);
      field.value = text;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    },
    focus: () => fieldOf(form).focus(),
    blur: () => fieldOf(form).blur(),
    hasFocus: () => document.activeElement === fieldOf(form),
  };
}

/** Hears the field, and tells screen readers what it is. */
export function useFieldManners(form: SearchForm, marks: FieldMarks, manners: Manners) {
  useLayoutEffect(() => {
    const field = fieldOf(form);
    for (const [name, value] of Object.entries(marks)) {
      if (value === undefined) field.removeAttribute(name);
      // A mark that is written again has the browser look over the whole page.
      else if (field.getAttribute(name) !== String(value)) field.setAttribute(name, String(value));
    }
  });

  // What is heard is told to the newest manners, however fast keys follow each other.
  const newest = useRef(manners);
  useLayoutEffect(() => {
    newest.current = manners;
  });

  useEffect(() => {
    const inField = ({ target }: Event) => target === fieldOf(form);
    return listen(form, {
      input: ({ isTrusted }) => newest.current.onType(isTrusted),
      focusin: (event) => inField(event) && isNarrow() && newest.current.onOpen(),
      click: (event) => inField(event) && newest.current.onOpen(),
      focusout: (event) => {
        const to = (event as FocusEvent).relatedTarget as Node | null;
        if (to !== fieldOf(form)) newest.current.onLeave(to);
      },
      keydown: (event) => {
        if ((inField(event) || isEscape(event)) && newest.current.onKey(event as KeyboardEvent))
          event.preventDefault();
      },
      submit: () => newest.current.onSend(),
    });
  }, [form]);
}

/** Whether the search takes the whole screen, as on phones. */
export function isNarrow(): boolean {
  return matchMedia("(max-width: 1023px)").matches;
}

function fieldOf(form: SearchForm): HTMLInputElement {
  return form.current!.querySelector("input")!;
}

function isEscape(event: Event): boolean {
  return (event as KeyboardEvent).key === "Escape";
}

function listen(form: SearchForm, heard: Record<string, (event: Event) => unknown>): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  for (const [name, hear] of Object.entries(heard)) form.current!.addEventListener(name, hear, { signal });
  return () => leaving.abort();
}
