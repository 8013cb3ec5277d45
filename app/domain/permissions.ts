// Who may do what (storefront.md 6, decisions.md 28): one table, which screens and services ask.

export const ROLES = ["admin", "staff", "doctor", "business", "customer"] as const;
export type Role = (typeof ROLES)[number];

const EVERYBODY = ROLES;
const COUNTER = ["admin", "staff"] as const;

const ALLOWED = {
  "have-account": EVERYBODY,
  "see-own-orders": EVERYBODY,
  "delete-own-account": EVERYBODY,
  "ask-for-bulk-prices": ["admin", "staff", "doctor", "business"],
  "see-orders": COUNTER,
  "change-orders": COUNTER,
  "see-customers": COUNTER,
  "edit-catalogue": COUNTER,
  "answer-reviews": COUNTER,
  "see-consultations": ["admin", "doctor"],
  "return-money": ["admin"],
  "edit-settings": ["admin"],
  "change-roles": ["admin"],
  "export-data": ["admin"],
  "see-audit": ["admin"],
} satisfies Record<string, readonly Role[]>;

export type Action = keyof typeof ALLOWED;
export const ACTIONS = Object.keys(ALLOWED) as Action[];

/** Whether somebody of that role may do it; a guest, who has none, may do nothing of this table. */
export function may(role: Role | undefined, action: Action): boolean {
  const roles: readonly Role[] = ALLOWED[action];
  return role !== undefined && roles.includes(role);
}

/** Whether the role works in the shop: its sessions are short, and a second factor can be demanded of it. */
export function worksInShop(role: Role): boolean {
  return role === "admin" || role === "staff" || role === "doctor";
}
