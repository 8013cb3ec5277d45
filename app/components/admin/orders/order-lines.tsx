import { OfficeAct } from "#app/components/admin/office-act.tsx";
import { Card } from "#app/components/admin/office-page.tsx";
import type { OfficeLine, Share } from "#app/components/admin/orders/office-line.ts";
import { ScanPack } from "#app/components/admin/orders/scan-pack.tsx";
import type { Packing } from "#app/components/admin/orders/use-packing.ts";
import { Form } from "#app/components/ui/link.ts";
import { officeOrdersText } from "#app/content/messages/orders/office-orders.ts";
import { fullName } from "#app/domain/catalog/product.ts";
import { formatExpiry } from "#app/domain/india-time.ts";
import { rupees } from "#app/domain/money.ts";
import { packTick } from "#app/domain/orders/order-change.ts";

/** The id of the form that seals the parcel: the ticks of the lines belong to it. */
const PACK_FORM = "pack-parcel";

/** What lies in the parcel, batch by batch; while it is packed each share is ticked, and may come from another batch. */
export function OrderLines({
  lines,
  isHere,
  packing,
  canChangeBatch,
}: {
  lines: OfficeLine[];
  /** The packs are in the shop still. */
  isHere: boolean;
  /** Absent when there is nothing to pack now. */
  packing: Packing<OfficeLine> | undefined;
  /** Which shares may come from another batch now. */
  canChangeBatch: (share: Share) => boolean;
}) {
  const { one: words } = officeOrdersText;
  return (
    <Card
      title={words.pack}
      end={packing && <span className="text-ink-2">{words.packHint}</span>}
      isPadded={false}
    >
      {packing?.isScripted && <ScanPack packing={packing} />}
      <ul className="divide-y divide-line-soft">
        {lines.map((line) => (
          <li key={line.id} className="grid gap-2 p-4">
            <LineHead line={line} />
            {line.batches.map((share) => (
              <div key={share.batchId} className="flex flex-wrap items-center gap-x-4 gap-y-2">
                {packing ? (
                  <Tick line={line} share={share} packing={packing} />
                ) : (
                  <span>{words.batch(share.batchNumber, formatExpiry(share.expiresOn))}</span>
                )}
                {share.isUnfit && isHere && <b className="text-error">{words.unfit}</b>}
                {canChangeBatch(share) && <OtherBatch line={line} share={share} />}
              </div>
            ))}
          </li>
        ))}
      </ul>
      {packing && (
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line p-4">
          <span className="text-ink-2">
            {packing.isScripted && words.packed(packing.packedCount, packing.packCount)}
          </span>
          <OfficeAct id={PACK_FORM} intent="pack" button={words.seal} isOpen={packing.isDone} />
        </div>
      )}
    </Card>
  );
}

function LineHead({ line }: { line: OfficeLine }) {
  const { one: words } = officeOrdersText;
  const left = [
    line.cancelledQuantity > 0 && words.cancelledOf(line.cancelledQuantity),
    line.returnedQuantity > 0 && words.returnedOf(line.returnedQuantity),
  ].filter(Boolean);
  return (
    <div className="flex justify-between gap-4">
      <div>
        <b className="font-display text-lg leading-tight">{nameOf(line)}</b>
        <p className="text-ink-2">
          {line.brandName}, {line.sku}
        </p>
        {line.isLiquidForGlobules && (
          <p className="font-semibold text-marigold-900">{words.liquidForGlobules}</p>
        )}
        {left.length > 0 && <p className="font-semibold text-error">{left.join(", ")}</p>}
      </div>
      <p className="text-right tabular-nums">
        <b className="text-lg">× {line.quantity}</b>
        <br />
        <span className="text-ink-2">{rupees(line.totalPaise)}</span>
      </p>
    </div>
  );
}

function Tick({ line, share, packing }: { line: OfficeLine; share: Share; packing: Packing<OfficeLine> }) {
  const { one: words, scan } = officeOrdersText;
  const tick = packTick(line.id, share);
  const count = packing.counts[tick] ?? 0;
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        name="ticked"
        value={tick}
        checked={count === share.quantity}
        onChange={(event) => packing.tick(tick, event.target.checked ? share.quantity : 0)}
        form={PACK_FORM}
        aria-label={words.ticked(nameOf(line), share.quantity, share.batchNumber)}
        className="size-6 accent-primary"
      />
      <span>
        <b>{share.quantity} ×</b> {words.batch(share.batchNumber, formatExpiry(share.expiresOn))}{" "}
        {count > 0 && count < share.quantity && (
          <b className="whitespace-nowrap">({scan.count(count, share.quantity)})</b>
        )}
      </span>
    </label>
  );
}

function OtherBatch({ line, share }: { line: OfficeLine; share: Share }) {
  const { one: words } = officeOrdersText;
  const choices = line.otherBatches.filter(
    (batch) => batch.id !== share.batchId && batch.freeQuantity >= share.quantity,
  );
  if (choices.length === 0) return null;
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">
        {words.changeBatch}
      </summary>
      <Form method="post" className="flex flex-wrap gap-2 py-1">
        <input type="hidden" name="intent" value="change-batch" />
        <input type="hidden" name="line" value={line.id} />
        <input type="hidden" name="from" value={share.batchId} />
        <select name="to" aria-label={words.changeBatch} className="control control-select w-auto">
          {choices.map((batch) => (
            <option key={batch.id} value={batch.id}>
              {words.toBatch(batch.number, formatExpiry(batch.expiresOn), batch.freeQuantity)}
            </option>
          ))}
        </select>
        <button type="submit" className="btn btn-quiet">
          {words.change}
        </button>
      </Form>
    </details>
  );
}

function nameOf(line: OfficeLine): string {
  return fullName({ ...line, potencyLabel: line.potencyLabel ?? undefined });
}
