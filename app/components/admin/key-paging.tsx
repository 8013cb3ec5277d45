import { useLocation } from "react-router";
import { Link } from "#app/components/ui/link.ts";
import { officeText } from "#app/content/messages/office.ts";
import type { LinkTarget } from "#app/domain/route-path.ts";

/** Onwards from the last row shown (`?after=`), and back to the start; lists never count their pages. */
export function KeyPaging({ after, isFirst }: { after: string | undefined; isFirst: boolean }) {
  const { paging } = officeText;
  const { search } = useLocation();
  const to = (key: string | undefined): LinkTarget => {
    const query = new URLSearchParams(search);
    for (const name of ["after", "undone", "ticked"]) query.delete(name);
    if (key) query.set("after", key);
    return `?${query}`;
  };
  if (isFirst && !after) return null;
  return (
    <nav aria-label={paging.label} className="flex justify-between gap-3 border-t border-line-soft p-3">
      {isFirst ? (
        <span />
      ) : (
        <Link to={to(undefined)} className="btn btn-quiet">
          {paging.first}
        </Link>
      )}
      {after && (
        <Link to={to(after)} className="btn btn-quiet">
          {paging.next}
        </Link>
      )}
    </nav>
  );
}
