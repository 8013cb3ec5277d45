// Who may do what (storefront.md 6, decisions.md 28): one table, which screens and services ask.

export const ROLES = ["admin", "staff", "doctor", "business", "customer"] as const;
export type Role = (typeof ROLES)[number];

const EVERYBODY = ROLES;
const SHOP = ["admin", "staff", "doctor"] as const;
const COUNTER = ["admin", "staff"] as const;
const CLINIC = ["admin", "doctor"] as const;
const OWNER = ["admin"] as const;

const ALLOWED = {
  "have-account": EVERYBODY,
  "see-own-orders": EVERYBODY,
  "delete-own-account": EVERYBODY,
  "ask-for-bulk-prices": ["admin", "staff", "doctor", "business"],
  "enter-office": SHOP,
  "see-orders": COUNTER,
  "change-orders": COUNTER,
  "sell-at-counter": COUNTER,
  "see-customers": COUNTER,
  "edit-catalogue": COUNTER,
  "manage-stock": COUNTER,
  "answer-reviews": COUNTER,
  "answer-enquiries": COUNTER,
  "manage-bookings": SHOP,
  "see-consultations": CLINIC,
  "write-prescriptions": ["doctor"],
  "edit-content": COUNTER,
  "return-money": OWNER,
  "approve-businesses": OWNER,
  "sign-poisons": OWNER,
  "edit-settings": OWNER,
  "edit-site-links": OWNER,
  "change-roles": OWNER,
  "export-data": OWNER,
  "see-reports": OWNER,
  "see-jobs": OWNER,
  "see-audit": OWNER,
  "keep-backup": OWNER,
} satisfies Record<string, readonly Role[]>;

export type Action = keyof typeof ALLOWED;
export const ACTIONS = Object.keys(ALLOWED) as Action[];

/** Whether somebody of that role may do it; a guest, who has none, may do nothing of this table. */
export function may(role: Role | undefined, action: Action): boolean {
  const roles: readonly Role[] = ALLOWED[action];
  return role !== undefined && roles.includes(role);
}

/** Whether who goes from one role to another may do less of something afterwards. */
export function losesPermissions(from: Role, to: Role): boolean {
  return ACTIONS.some((action) => may(from, action) && !may(to, action));
}

type SecondFactorSettings = { isSecondFactorRequired: boolean; isSecondFactorRequiredOfStaff: boolean };

/** Whether the shop demands a second factor of the role: of who reads health data and may do everything, and of the counter where the owner wants it. */
export function needsSecondFactor(role: Role, settings: SecondFactorSettings): boolean {
  if (role === "admin" || role === "doctor") return settings.isSecondFactorRequired;
  return role === "staff" && settings.isSecondFactorRequiredOfStaff;
}

/** Whether the role works in the shop: its sessions are short. */
export function worksInShop(role: Role): boolean {
  return role === "admin" || role === "staff" || role === "doctor";
}
