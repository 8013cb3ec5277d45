import type { BillOfOrder } from "#app/components/admin/orders/order-bill.tsx";
import type { OfficeLine } from "#app/components/admin/orders/order-lines.tsx";
import type { SideOfOrder } from "#app/components/admin/orders/order-side.tsx";
import type { PaymentMethod } from "#app/domain/payment-method.ts";
import type { PaymentStatus } from "#app/domain/payment-status.ts";

/** What the papers of an order print. */
export type PaperOrder = BillOfOrder &
  SideOfOrder & {
    number: string;
    placedAt: Date;
    paymentMethod: PaymentMethod;
    payment: { status: PaymentStatus; amountPaise: number };
    lines: OfficeLine[];
  };

export type PaperShop = {
  name: string;
  legalName: string;
  phone: string;
  address: { line1: string; area: string; town: string; state: string; pincode: string };
  gstin?: string | undefined;
  licence20c?: string | undefined;
};

/** The shop's address in one line. */
export function addressLine({ address }: PaperShop): string {
  const { line1, area, town, state, pincode } = address;
  return [line1, area, `${town} ${pincode}`, state].filter(Boolean).join(", ");
}
