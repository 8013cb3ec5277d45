// Which acts ask for a proof again (OWASP ASVS 5, 7.5.3): those by which a borrowed session could stay, pay itself, or carry off
// a list. What the shop does all day (orders, stock, prices, prescriptions) can be put right, is in the audit, and asks nothing.

/** Why an act is grave. It gives power: a role, trade prices. It opens a door: email, phone, password, passkey. */
type GraveBecause =
  | "gives-power"
  | "opens-a-door"
  // Sessions of others, an account.
  | "ends-access"
  // The payee, a refund, the secret by which a phone says that money came.
  | "moves-money"
  // Nothing opens a closed month again.
  | "closes-for-good"
  // Copies that are no longer made, go elsewhere or are deleted.
  | "ends-backup"
  // A whole file of the shop, many patients' records, the key of the copies.
  | "carries-off";

/** The commands and files that ask, by the route that takes them; every other one of office and account asks nothing. */
export const GRAVE_ROUTES: Record<string, GraveBecause[]> = {
  "admin/people/$id.tsx": ["gives-power", "ends-access"],
  "admin/people/index.tsx": ["ends-access"],
  "admin/people/applications.tsx": ["gives-power"],
  "admin/settings/$group.tsx": ["gives-power", "moves-money"],
  "admin/orders/$number.tsx": ["moves-money"],
  "admin/returns/$number.tsx": ["moves-money"],
  "admin/payments/phone.tsx": ["moves-money"],
  "admin/backup.tsx": ["ends-backup", "carries-off"],
  "admin/audit/export.csv.ts": ["carries-off"],
  "admin/products/export.csv.ts": ["carries-off"],
  "admin/reports/$name/export.csv.ts": ["carries-off"],
  "admin/books/$month/gstr1.json.ts": ["carries-off"],
  "admin/books/$month/gstr3b.csv.ts": ["carries-off"],
  "admin/books/$month/books.zip.ts": ["carries-off"],
  "admin/books/$month/tally.xml.ts": ["carries-off"],
  "admin/books/$month.tsx": ["closes-for-good", "carries-off"],
  "admin/consultations/$number.tsx": ["carries-off"],
  "admin/prescriptions/$number.tsx": ["carries-off"],
  "records/$id/open.ts": ["carries-off"],
  "profile/index.tsx": ["opens-a-door"],
  "profile/security.tsx": ["opens-a-door"],
  "profile/second-factor.tsx": ["opens-a-door"],
  "profile/passkeys.tsx": ["opens-a-door"],
  "profile/privacy.tsx": ["ends-access"],
};
