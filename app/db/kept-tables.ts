/** Tables whose rows stay as they were written: the role that the shop runs with adds and reads them; of a row it may change the columns named here, and triggers say how. */
export const KEPT_TABLES: Record<string, readonly string[]> = {
  audit: [],
  audit_seals: [],
  audit_checks: [],
  stock_movements: [],
  // Its status moves on, what is due is lowered by packs that leave the order (trigger payments_stay).
  payments: ["status", "amount_paise", "reference", "paid_at", "set_aside_until"],
  refunds: [],
  order_transactions: [],
  drawer_moves: [],
  day_counts: [],
  day_closes: [],
  month_closes: [],
  month_files: [],
  // Who bought is forgotten when the years of the bill are over (trigger invoices_stay).
  invoices: ["buyer"],
  // Revoked once; its link is taken away (trigger prescriptions_stay).
  prescriptions: ["token", "revoked_at", "revoked_reason"],
  prescription_lines: [],
  price_changes: [],
  poison_signatures: [],
  // Purged by its period (purge_security_events).
  security_events: [],
};
