// The keys of a field with a list below it, as the ARIA Authoring Practices ask of an editable combobox with a list.

/** Which option of the list is chosen, if one is; whether the list is open. */
export type ListState = { isOpen: boolean; place: number | undefined };

export type PressedKey = Pick<
  KeyboardEvent,
  "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey" | "isComposing"
>;

export type Pressed = {
  state: ListState;
  /** What is done besides: the option chosen is taken, or the field is emptied. */
  does?: "take" | "clear";
  /** Whether the key has done its work; if not, the browser does its own with it. */
  isUsed: boolean;
};

/** What a key does to the list. With `first` a place is always chosen, at the beginning that one; without it the arrow keys also come to none, back in the field. */
export function pressKey(
  { isOpen, place }: ListState,
  pressed: PressedKey,
  { count, isEmpty, first }: { count: number; isEmpty: boolean; first?: 0 | undefined },
): Pressed {
  const { key, altKey, ctrlKey, metaKey, isComposing } = pressed;
  const unused: Pressed = { state: { isOpen, place }, isUsed: false };
  // The key is for the letters that are being put together, as when Hindi is typed.
  if (isComposing || ctrlKey || metaKey) return unused;
  switch (key) {
    case "ArrowDown":
    case "ArrowUp": {
      if (altKey) return { state: { isOpen: key === "ArrowDown", place: first }, isUsed: true };
      if (count === 0) return { ...unused, state: { isOpen: true, place: first } };
      const step = key === "ArrowDown" ? 1 : -1;
      return { state: { isOpen: true, place: stepped({ isOpen, place }, step, count, first) }, isUsed: true };
    }
    case "Enter":
      return isOpen && place !== undefined && place < count
        ? { state: { isOpen: false, place: first }, does: "take", isUsed: true }
        : unused;
    case "Escape":
      if (isOpen) return { state: { isOpen: false, place: first }, isUsed: true };
      return isEmpty ? unused : { ...unused, does: "clear", isUsed: true };
    case "Tab":
      return { state: { isOpen: false, place: first }, isUsed: false };
    case "Home":
    case "End":
    case "ArrowLeft":
    case "ArrowRight":
      return { state: { isOpen, place: first }, isUsed: false };
    default:
      return unused;
  }
}

function stepped(
  { isOpen, place }: ListState,
  step: 1 | -1,
  count: number,
  first: 0 | undefined,
): number | undefined {
  if (!isOpen) return first ?? (step === 1 ? 0 : count - 1);
  if (first === 0) return ((place ?? 0) + step + count) % count;
  // One place more than there are options: the field itself.
  const next = ((place ?? (step === 1 ? -1 : count)) + step + count + 1) % (count + 1);
  return next === count ? undefined : next;
}
