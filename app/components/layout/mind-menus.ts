const HOVER_DELAY_MS = 100;
const LEAVE_DELAY_MS = 250;
const TOO_SOON_MS = 500;

const MENU = "details[name=menu]";

/**
 * What <details> alone cannot do for the menus inside `header`, until `signal` ends: a mouse that rests opens them; leaving, Escape
 * and a press elsewhere close them. `first` is the mouse that has already come, `arrivedAt` when the page did.
 */
export function mindMenus(
  header: HTMLElement,
  { signal, arrivedAt, first }: { signal: AbortSignal; arrivedAt: number; first: Event },
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hovered: { menu: HTMLDetailsElement; openedAt: number } | undefined;

  function rest({ target, pointerType }: PointerEvent) {
    // The mouse that chose a link rests on whatever the closing menu uncovers.
    if (pointerType !== "mouse" || Date.now() - arrivedAt < TOO_SOON_MS) return;
    const menu = (target as Element).closest<HTMLDetailsElement>(MENU);
    clearTimeout(timer);
    if (!menu) return leave();
    timer = setTimeout(() => {
      if (menu.open) return;
      closeMenus(header);
      menu.open = true;
      hovered = { menu, openedAt: Date.now() };
    }, HOVER_DELAY_MS);
  }
  // A menu that was opened by hand or by key stays until it is closed.
  function leave() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (hovered) hovered.menu.open = false;
      hovered = undefined;
    }, LEAVE_DELAY_MS);
  }
  // The click of a hand that was already on its way must not close what hovering has just opened.
  function press(event: MouseEvent) {
    const isTooSoon = hovered && Date.now() - hovered.openedAt < TOO_SOON_MS;
    if (isTooSoon && (event.target as Element).closest("summary")) event.preventDefault();
  }
  function pressElsewhere({ target }: PointerEvent) {
    if (!(target as Element).closest(MENU)) closeMenus(header);
  }
  function pressEscape({ key: pressed }: KeyboardEvent) {
    const open = pressed === "Escape" && header.querySelector<HTMLDetailsElement>(`${MENU}[open]`);
    if (!open) return;
    open.open = false;
    open.querySelector("summary")?.focus();
  }

  header.addEventListener("pointerover", rest, { signal });
  header.addEventListener("pointerleave", leave, { signal });
  header.addEventListener("click", press, { signal });
  document.addEventListener("pointerdown", pressElsewhere, { signal });
  document.addEventListener("keydown", pressEscape, { signal });
  signal.addEventListener("abort", () => clearTimeout(timer));
  if (first.type === "pointerover") rest(first as PointerEvent);
}

function closeMenus(root: HTMLElement) {
  for (const menu of root.querySelectorAll<HTMLDetailsElement>(`${MENU}[open]`)) menu.open = false;
}
