// The books of the shop as vouchers: papers, money of orders, slips of the drawer, closes of days.

import type { DrawerMoveKind } from "#app/domain/books/day/drawer-move.ts";
import { signOf } from "#app/domain/books/paper-tables.ts";
import type { BooksPaper } from "#app/domain/books/return-month.ts";
import type { TallyLedger } from "#app/domain/books/tally/tally-ledgers.ts";
import { balanced, type TallyVoucher, type VoucherType } from "#app/domain/books/tally/tally-voucher.ts";
import { isDebitKind, isInvoiceKind, type PaperKind } from "#app/domain/invoices/paper-kind.ts";
import type { PaymentMethod } from "#app/domain/shop/payment-method.ts";

/** Where money of each way lies when it has come. */
const MONEY: Record<PaymentMethod, TallyLedger> = {
  cash: "cash",
  cod: "riders",
  upi: "upi",
  online: "online",
  "bank-transfer": "bank",
};

const SLIPS: Record<DrawerMoveKind, TallyLedger> = {
  petty: "petty",
  deposit: "bank",
  "change-in": "change",
  "clinic-fees": "clinic",
  "found-later": "shortOver",
  "missing-later": "shortOver",
};

/** A paper: what the customer owes for it, against the goods, the delivery and the tax; a credit note the other way round. */
export function paperVoucher(paper: BooksPaper): TallyVoucher {
  const sign = signOf(paper);
  const goodsPaise = paper.lines.reduce((sum, { taxablePaise }) => sum + taxablePaise, 0);
  const entry = (ledger: TallyLedger, paise: number) => ({ ledger, debitPaise: 0 - sign * paise });
  // The order is the reference of its invoice, notes and money: money often comes before the invoice has a number.
  const bill = { name: paper.orderNumber, isNew: isInvoiceKind(paper.kind) };
  return balanced({
    guid: `paper ${paper.number}`,
    type: paperType(paper.kind),
    number: paper.number,
    day: paper.issuedOn,
    narration: `Order ${paper.orderNumber}`,
    entries: [
      { ledger: "customers", debitPaise: sign * paper.totalPaise, bill },
      entry("sales", goodsPaise),
      entry("delivery", paper.delivery?.taxablePaise ?? 0),
      entry("cgst", paper.cgstPaise),
      entry("sgst", paper.sgstPaise),
      entry("igst", paper.igstPaise),
      entry("rounding", paper.roundingPaise),
    ],
  });
}

function paperType(kind: PaperKind): VoucherType {
  if (isInvoiceKind(kind)) return "Sales";
  return isDebitKind(kind) ? "Debit Note" : "Credit Note";
}

export type MoneyLine = {
  id: number;
  day: string;
  orderNumber: string;
  kind: "payment" | "refund";
  method: PaymentMethod;
  amountPaise: number;
};

/** Money of an order: a receipt, or a payment back. What goes back in cash for a delivery goes out of the drawer. */
export function moneyVoucher(line: MoneyLine): TallyVoucher {
  const { id, day, orderNumber, kind, method, amountPaise } = line;
  const ledger = kind === "refund" && method === "cod" ? "cash" : MONEY[method];
  const bill = { name: orderNumber, isNew: false };
  return balanced({
    guid: `money ${id}`,
    type: amountPaise > 0 ? "Receipt" : "Payment",
    number: `M-${id}`,
    day,
    narration: `Order ${orderNumber}`,
    entries: [
      { ledger, debitPaise: amountPaise },
      { ledger: "customers", debitPaise: -amountPaise, bill },
    ],
  });
}

export type SlipLine = { id: number; day: string; kind: DrawerMoveKind; amountPaise: number; reason: string };

/** A slip of the drawer; to the bank and back it is a contra. */
export function slipVoucher({ id, day, kind, amountPaise, reason }: SlipLine): TallyVoucher {
  const way: VoucherType = amountPaise > 0 ? "Receipt" : "Payment";
  return balanced({
    guid: `slip ${id}`,
    type: kind === "deposit" ? "Contra" : way,
    number: `S-${id}`,
    day,
    narration: reason,
    entries: [
      { ledger: "cash", debitPaise: amountPaise },
      { ledger: SLIPS[kind], debitPaise: -amountPaise },
    ],
  });
}

export type CloseLine = {
  id: number;
  day: string;
  differencePaise: number;
  riderHandedPaise: number;
  depositPaise: number;
  reason: string;
};

/** A close: what riders handed in, what went to the bank, and a difference; none where nothing moved. */
export function closeVouchers({ id, day, ...close }: CloseLine): TallyVoucher[] {
  const voucher = (
    name: string,
    type: VoucherType,
    narration: string,
    [to, from, paise]: [TallyLedger, TallyLedger, number],
  ): TallyVoucher[] =>
    paise === 0
      ? []
      : [
          balanced({
            guid: `close ${id} ${name}`,
            ...{ type, number: `D-${id}-${name}`, day, narration },
            entries: [
              { ledger: to, debitPaise: paise },
              { ledger: from, debitPaise: -paise },
            ],
          }),
        ];
  return [
    ...voucher("riders", "Contra", day, ["cash", "riders", close.riderHandedPaise]),
    ...voucher("difference", "Journal", close.reason, ["cash", "shortOver", close.differencePaise]),
    ...voucher("bank", "Contra", day, ["bank", "cash", close.depositPaise]),
  ];
}
