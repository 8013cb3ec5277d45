import type { LineLabel } from "#app/domain/catalog/company.ts";

export type Share = {
  batchId: number;
  batchNumber: string;
  expiresOn: string;
  quantity: number;
  /** In quarantine or ended: its packs must not leave the shop. */
  isUnfit: boolean;
};

/** A line of an order as the back office packs it: its batches, and those it could come from instead. */
export type OfficeLine = LineLabel & {
  id: number;
  sku: string;
  barcode: string | null;
  name: string;
  brandName: string;
  potencyLabel: string | null;
  packSize: string;
  quantity: number;
  pricePaise: number;
  totalPaise: number;
  cancelledQuantity: number;
  returnedQuantity: number;
  /** Prescribed in globules, and these packs are a liquid. */
  isLiquidForGlobules: boolean;
  batches: Share[];
  otherBatches: { id: number; number: string; expiresOn: string; freeQuantity: number }[];
};
