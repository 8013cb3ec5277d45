import { useLocation, useSearchParams } from "react-router";
import { Notice } from "#app/components/ui/notice.tsx";
import { officeText } from "#app/content/messages/office.ts";

/** Puts back what was just deleted; a plain form, for screens without an action can show it too (middleware/undo). */
export function UndoButton({ id }: { id: number }) {
  const { undo } = officeText;
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.set("undo", String(id));
  return (
    <form method="post" action={`${pathname}?${query}`} className="inline">
      <button type="submit" className="link ml-2 min-h-11 font-semibold">
        {undo.button}
      </button>
    </form>
  );
}

/** Says on the screen to which the undo leads back how it went, until the screen answers something else (office.css). */
export function UndoneNotice() {
  const { undo } = officeText;
  const [query] = useSearchParams();
  const went = query.get("undone");
  if (went !== "yes" && went !== "gone" && went !== "taken") return null;
  return (
    <div className="office-undone">
      <Notice kind={went === "yes" ? "success" : "error"}>{undo[went]}</Notice>
    </div>
  );
}
