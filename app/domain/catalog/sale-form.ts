// A lower price for some days, as it is typed: rupees, and the first and the last day ("2026-12-01").

import { z } from "zod";
import { rupeeAmount } from "#app/domain/batch-form.ts";
import { isDay } from "#app/domain/india-time.ts";

export const saleSchema = z.object({
  salePrice: rupeeAmount({ isRequired: true }).pipe(z.number().positive()),
  startsOn: z.string().refine(isDay),
  endsOn: z.string().refine(isDay),
});

export type SaleTexts = Record<keyof z.infer<typeof saleSchema>, string>;
