/** How long a page waits for them: a thumb gives up on a page that does not come, and the cart is read again once they are answered. */
const PATIENCE_MS = 3000;

const open = new Set<Promise<unknown>>();

/** Remembers a change of the cart until the shop has answered it, or has not been reached. */
export function followChange<Change extends Promise<unknown>>(change: Change): Change {
  const end = () => open.delete(change);
  open.add(change);
  change.then(end, end);
  return change;
}

/** Until the shop has answered every change of the cart that was pressed; undefined when none waits. */
export function changesAnswered(): Promise<void> | undefined {
  return open.size === 0 ? undefined : Promise.allSettled(open).then(changesAnswered);
}

/** The same, for 3 s at most. */
export function changesAnsweredSoon(): Promise<void> | undefined {
  const late = () => new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  return open.size === 0 ? undefined : Promise.race([changesAnswered(), late()]);
}
