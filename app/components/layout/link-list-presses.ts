import { useEffect } from "react";
import { useNavigate } from "#app/components/ui/link.ts";
import { isOfficePath } from "#app/domain/office-path.ts";
import { ownPath } from "#app/domain/own-path.ts";

/** Leads a press on a link of `LinkList` through the router; the back office opens as a new document, for pages of visitors do not know its screens. */
export function useListedLinks(): void {
  const navigate = useNavigate();

  useEffect(() => {
    function follow(event: MouseEvent) {
      const isOther = event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
      if (isOther || event.defaultPrevented) return;
      const link = (event.target as Element).closest<HTMLAnchorElement>(".link-list a");
      if (link?.origin !== location.origin) return;
      const to = ownPath(link.pathname + link.search + link.hash);
      if (to === undefined || isOfficePath(to)) return;
      event.preventDefault();
      void navigate(to);
    }
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
}
