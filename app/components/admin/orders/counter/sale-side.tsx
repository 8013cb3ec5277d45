import { QrCode } from "lucide-react";
import { type RefObject, useState } from "react";
import { Card } from "#app/components/admin/office-page.tsx";
import { BusinessFields } from "#app/components/orders/checkout/business-fields.tsx";
import { CheckField } from "#app/components/ui/check-field.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { officeCounterText } from "#app/content/messages/orders/office-counter.ts";
import { parseRupees } from "#app/domain/form/parse-rupees.ts";
import { rupees } from "#app/domain/money.ts";
import { type BillLine, billTotalPaise, RECEIVED } from "#app/domain/orders/counter-bill.ts";

export type SaleParts = {
  cash: RefObject<HTMLInputElement | null>;
  upi: RefObject<HTMLButtonElement | null>;
  reference: RefObject<HTMLInputElement | null>;
  qr: RefObject<HTMLDetailsElement | null>;
};

/** Who buys, if they say so, and how they pay. */
export function SaleSide({
  lines,
  billKey,
  typed,
  errors,
  hasVpa,
  hasCodes,
  isLooking,
  parts,
}: {
  lines: BillLine[];
  billKey: string;
  typed: Record<string, string>;
  errors: Record<string, string>;
  hasVpa: boolean;
  /** Whether the gateway makes a code for the bill, and says by itself when it is paid. */
  hasCodes: boolean;
  /** A pack is still being looked up, so the bill is not whole yet. */
  isLooking: boolean;
  parts: SaleParts;
}) {
  const { pay, customer } = officeCounterText;
  const [received, setReceived] = useState(typed.received ?? "");
  const [isQrOpen, setQrOpen] = useState(false);
  const totalPaise = billTotalPaise(lines);
  const receivedPaise = parseRupees(received, RECEIVED);
  const changePaise = receivedPaise === undefined ? undefined : receivedPaise - totalPaise;
  return (
    <>
      <Card title={pay.title}>
        <div className="grid gap-4">
          <Total lines={lines} />
          {(errors.prescription ||
            lines.some(
              (line) => line.soldTo === "prescription" && line.prescriptionLineId === undefined,
            )) && (
            <CheckField name="prescription" value="seen" defaultChecked={typed.prescription === "seen"}>
              {pay.prescription}
            </CheckField>
          )}
          <TextField
            ref={parts.cash}
            name="received"
            label={pay.received}
            error={errors.received}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={received}
            onChange={(event) => setReceived(event.target.value)}
          />
          <p role="status" className="flex justify-between gap-3 empty:hidden">
            {changePaise !== undefined && (
              <>
                <span>{changePaise < 0 ? pay.missing : pay.change}</span>
                <b className={`text-lg tabular-nums ${changePaise < 0 ? "text-error" : ""}`}>
                  {rupees(Math.abs(changePaise))}
                </b>
              </>
            )}
          </p>
          <button type="submit" name="intent" value="cash" disabled={isLooking} className="btn btn-primary">
            {pay.cash} <Key>{pay.cashKey}</Key>
          </button>
          {hasCodes && (
            <button type="submit" name="intent" value="code" disabled={isLooking} className="btn btn-outline">
              <QrCode className="size-[18px]" /> {pay.code}
            </button>
          )}
          {hasVpa && (
            <details ref={parts.qr} onToggle={(event) => setQrOpen(event.currentTarget.open)}>
              <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-link">
                {hasCodes ? pay.showOwnQr : pay.showQr}
              </summary>
              {isQrOpen && totalPaise > 0 && (
                <img
                  src={`/admin/counter/upi-code?${new URLSearchParams({ paise: String(totalPaise), bill: billKey.slice(0, 8) })}`}
                  alt={pay.qr(rupees(totalPaise))}
                  width={240}
                  height={240}
                  className="mx-auto rounded-md bg-white"
                />
              )}
            </details>
          )}
          <TextField
            ref={parts.reference}
            name="reference"
            label={pay.reference}
            error={errors.reference}
            defaultValue={typed.reference}
            isOptional
            optionalWord={pay.optional}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
          />
          <button
            ref={parts.upi}
            type="submit"
            name="intent"
            value="upi"
            disabled={isLooking}
            className="btn btn-quiet"
          >
            {pay.upi} <Key>{pay.upiKey}</Key>
          </button>
        </div>
      </Card>
      <Card title={customer.title}>
        <div className="grid gap-4">
          <TextField
            name="name"
            label={customer.name}
            error={errors.name}
            defaultValue={typed.name}
            maxLength={80}
            autoComplete="off"
          />
          <TextField
            name="phone"
            label={customer.phone}
            hint={customer.phoneHint}
            error={errors.phone}
            defaultValue={typed.phone}
            type="tel"
            maxLength={20}
            autoComplete="off"
          />
          <BusinessFields values={typed} errors={errors} isAtCounter />
        </div>
      </Card>
    </>
  );
}

/** What the bill costs, said again when it changes. */
export function Total({ lines }: { lines: BillLine[] }) {
  const { bill } = officeCounterText;
  const packCount = lines.reduce((sum, line) => sum + (line.quantity || 0), 0);
  return (
    <p aria-live="polite" className="flex items-baseline justify-between gap-3">
      <span>
        {bill.total} <span className="text-ink-2">({bill.packs(packCount)})</span>
      </span>
      <b className="font-display text-2xl tabular-nums">{rupees(billTotalPaise(lines))}</b>
    </p>
  );
}

function Key({ children }: { children: string }) {
  return (
    <kbd className="rounded-xs border border-current px-1.5 text-xs opacity-80 pointer-coarse:hidden">
      {children}
    </kbd>
  );
}
