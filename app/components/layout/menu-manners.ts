import { type RefObject, useEffect } from "react";
import { useLocation } from "react-router";

/** Another page closes the menus inside `root`; the rest of their manners is fetched with the first mouse or key that comes there. */
export function useMenuManners(root: RefObject<HTMLElement | null>) {
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every new place closes what was open
  useEffect(() => {
    if (!root.current) return;
    const header = root.current;
    for (const menu of header.querySelectorAll<HTMLDetailsElement>("details[name=menu][open]"))
      menu.open = false;
    const arrivedAt = Date.now();
    const leaving = new AbortController();
    const { signal } = leaving;
    let isMinded = false;

    async function mind(first: Event) {
      if (isMinded) return;
      isMinded = true;
      const { mindMenus } = await import("#app/components/layout/mind-menus.ts");
      if (!signal.aborted) mindMenus(header, { signal, arrivedAt, first });
    }
    header.addEventListener("pointerover", mind, { signal });
    header.addEventListener("focusin", mind, { signal });
    return () => leaving.abort();
  }, [key, root]);
}
