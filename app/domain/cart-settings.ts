import { z } from "zod";

/** What the owner sets about carts. */
export const cartSettings = z.object({
  keptDays: z.int().min(1).max(365).default(30),
  maxQuantityPerLine: z.int().min(1).max(999).default(99),
  /** Whether who agreed to it is reminded once of a cart that was left. */
  isReminderOn: z.boolean().default(false),
  remindAfterHours: z.int().min(1).max(120).default(24),
});
