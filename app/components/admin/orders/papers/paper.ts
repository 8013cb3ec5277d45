import type { OfficeLine } from "#app/components/admin/orders/office-line.ts";
import type { BillOfOrder } from "#app/components/admin/orders/order-bill.tsx";
import type { SideOfOrder } from "#app/components/admin/orders/order-side.tsx";
import type { OrderStatus } from "#app/domain/orders/order-status.ts";

/** What the papers of an order print. */
export type PaperOrder = BillOfOrder &
  SideOfOrder & {
    number: string;
    status: OrderStatus;
    placedAt: Date;
    lines: OfficeLine[];
  };

export type PaperShop = {
  name: string;
  legalName?: string | undefined;
  phone?: string | undefined;
  address: { line1: string; area: string; town: string; state: string; pincode: string };
  gstin?: string | undefined;
  licence20c?: string | undefined;
  /** Within how many days sealed packs can come back. */
  returnDays: number;
};

/** What the labels of an order line say; without a dose they have blanks. */
export type DoseTexts = {
  name: string;
  typed: string;
  english?: string | undefined;
  hindi?: string | undefined;
  /** What of the typed dose cannot be said in Hindi; then the labels are in English alone. */
  unknown?: string[] | undefined;
  /** What was typed is no dose, does not fit, or its prescription holds no more. */
  problem?: "unread" | "too-long" | "not-globules" | "revoked" | "replaced" | undefined;
};

/** The shop's address in one line. */
export function addressLine({ address }: PaperShop): string {
  const { line1, area, town, state, pincode } = address;
  return [line1, area, `${town} ${pincode}`, state].filter(Boolean).join(", ");
}
