import { type RefObject, useEffect, useLayoutEffect } from "react";
import { isNarrow } from "#app/components/search/field/use-search-field.ts";

/** What Android's way back closes first; few browsers have it. */
type Watcher = EventTarget & { destroy(): void };
type WithWatcher = Window & { CloseWatcher?: new () => Watcher };

/** On phones the search fills what the keyboard leaves of the screen, and the way back closes it. */
export function useFullScreen(
  form: RefObject<HTMLFormElement | null>,
  { isShown, onBack }: { isShown: boolean; onBack: () => void },
) {
  // Written on the page: a style that asks whether the panel is there is asked again with every row of it.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute("data-searching", isShown);
  }, [isShown]);

  useEffect(() => {
    if (!isShown || !isNarrow() || !window.visualViewport) return;
    const seen = window.visualViewport;
    const { style } = form.current!;
    function fill() {
      style.setProperty("--seen-height", `${seen.height}px`);
      style.setProperty("--seen-top", `${seen.offsetTop}px`);
    }
    fill();
    const leaving = new AbortController();
    for (const moved of ["resize", "scroll"]) seen.addEventListener(moved, fill, { signal: leaving.signal });
    return () => leaving.abort();
  }, [form, isShown]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes what is open, however that has changed since
  useEffect(() => {
    const { CloseWatcher } = window as WithWatcher;
    if (!isShown || !isNarrow() || !CloseWatcher) return;
    const watcher = new CloseWatcher();
    watcher.addEventListener("close", onBack);
    return () => watcher.destroy();
  }, [isShown]);
}
