import { useState } from "react";
import type { OfficeLine } from "#app/components/admin/orders/office-line.ts";
import type { Packing } from "#app/components/admin/orders/use-packing.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { officeOrdersText } from "#app/content/messages/orders/office-orders.ts";
import { fullName } from "#app/domain/catalog/product.ts";

/** The field into which a scanner types the packs of the parcel, and what came of the last one. */
export function ScanPack({ packing }: { packing: Packing<OfficeLine> }) {
  const { scan: words } = officeOrdersText;
  const [typed, setTyped] = useState("");
  const { last } = packing;
  const nameOf = (line: OfficeLine) => fullName({ ...line, potencyLabel: line.potencyLabel ?? undefined });
  return (
    <div className="grid gap-2 border-b border-line-soft p-4">
      <label htmlFor="scan" className="font-semibold">
        {words.label}
      </label>
      <input
        id="scan"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={60}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || typed.trim() === "") return;
          event.preventDefault();
          packing.scan(typed);
          setTyped("");
        }}
        className="control max-w-md"
      />
      <div aria-live="assertive">
        {last?.found === "pack" && (
          <p className="font-semibold">{packing.isDone ? words.all : words.one(nameOf(last.line))}</p>
        )}
        {last?.found === "too-many" && <Notice kind="error">{words.tooMany(nameOf(last.line))}</Notice>}
        {last?.found === "wrong" && <Notice kind="error">{words.wrong(last.typed)}</Notice>}
      </div>
    </div>
  );
}
