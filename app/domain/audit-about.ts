import type { RoutePath } from "#app/domain/route-path.ts";

// What an entry of the audit log is about: the kind of thing, what names it, and where the office shows it.

export type AuditThing = (typeof AUDIT_THINGS)[number];

/** The longest first, so that "gallery picture 3" is not read as something else. */
export const AUDIT_THINGS = [
  "gallery picture",
  "sample reviews",
  "demo batches",
  "landing page",
  "poisons list",
  "prescription",
  "consultation",
  "all doctors",
  "all accounts",
  "all messages",
  "search word",
  "categories",
  "site-link",
  "companies",
  "remedies",
  "question",
  "settings",
  "enquiry",
  "message",
  "pincode",
  "product",
  "brands",
  "doctor",
  "coupon",
  "offer",
  "drawer",
  "filter",
  "import",
  "review",
  "backup",
  "batch",
  "order",
  "month",
  "link",
  "sale",
  "user",
  "path",
  "day",
  "job",
  "prices",
  "text",
] as const;

/** Screens by what they show; a thing that can be taken away has the list it stood in. */
const SCREENS: Partial<Record<AuditThing, (name: string) => RoutePath>> = {
  order: (name) => `/admin/orders/${name}`,
  product: (name) => `/admin/products/${name}`,
  batch: (name) => `/admin/stock/batches/${name}`,
  import: (name) => `/admin/products/import/${name}`,
  prices: () => "/admin/products/prices",
  categories: (name) => `/admin/categories/${name}`,
  brands: (name) => `/admin/brands/${name}`,
  companies: (name) => `/admin/companies/${name}`,
  remedies: (name) => `/admin/remedies/${name}`,
  consultation: (name) => `/admin/consultations/${name}`,
  doctor: (name) => `/admin/doctors/${name}`,
  "all doctors": () => "/admin/prescriptions",
  prescription: (name) => `/admin/prescriptions/${name}`,
  enquiry: (name) => `/admin/enquiries/${name}`,
  question: () => "/admin/pages/questions",
  text: (name) => `/admin/pages/texts/${name}`,
  "landing page": (name) => `/admin/pages/landing/${name}`,
  "gallery picture": () => "/admin/gallery",
  link: () => "/admin/links/internal",
  "site-link": () => "/admin/links/site",
  path: () => "/admin/links",
  "search word": () => "/admin/search-words",
  coupon: () => "/admin/coupons",
  offer: () => "/admin/coupons/steps",
  day: (name) => `/admin/days/${name}`,
  month: (name) => `/admin/books/${name}`,
  drawer: () => "/admin/day/slips",
  review: () => "/admin/reviews",
  "sample reviews": () => "/admin/reviews",
  "poisons list": () => "/admin/poisons",
  "demo batches": () => "/admin/stock",
  settings: (name) => `/admin/settings/${name}`,
  pincode: () => "/admin/settings/pincodes",
  message: () => "/admin/messages",
  "all messages": () => "/admin/messages",
  job: () => "/admin/jobs",
  backup: () => "/admin/backup",
  user: (name) => `/admin/people/${name}`,
};

const NAMELESS: readonly AuditThing[] = [
  "all doctors",
  "all messages",
  "sample reviews",
  "demo batches",
  "poisons list",
  "drawer",
  "backup",
];
const PRICE_SETS = ["percent-", "undo-", "sale-"];

/** Reads the subject of an entry; `name` is empty where the kind says it all. */
export function auditAbout(subject: string): { thing: AuditThing; name: string } {
  if (subject.startsWith("/")) return { thing: "path", name: subject };
  const thing = AUDIT_THINGS.find((each) => subject === each || subject.startsWith(`${each} `));
  if (thing) return { thing, name: subject.slice(thing.length + 1) };
  return { thing: PRICE_SETS.some((start) => subject.startsWith(start)) ? "prices" : "text", name: subject };
}

/** Things that are found by the title which the office shows, not by the name that is written down. */
export type AuditTitles = Partial<Record<AuditThing, readonly { name: string; title: string }[]>>;

/**
 * How the subjects begin, in small letters, of things of a kind (of any where none is chosen) whose name begins as typed.
 * Of kinds in `titles` only the things that are listed there, by name or title.
 */
export function subjectStarts(
  { thing, name }: { thing: AuditThing | ""; name: string },
  titles: AuditTitles,
): string[] {
  const typed = name.toLowerCase();
  if (thing === "")
    return typed === "" ? [] : AUDIT_THINGS.flatMap((each) => subjectStarts({ thing: each, name }, titles));
  if (thing === "path") return [`/${typed.replace(/^\//, "")}`];
  if (thing === "prices") return typed === "" ? PRICE_SETS : [typed];
  if (NAMELESS.includes(thing)) return thing.startsWith(typed) ? [thing] : [];
  const start = thing === "text" ? "" : `${thing} `;
  const named = titles[thing]?.filter((each) =>
    [each.name, each.title].some((word) => word.toLowerCase().startsWith(typed)),
  );
  return named ? named.map((each) => `${start}${each.name}`.toLowerCase()) : [start + typed];
}

/** Where the office shows it; undefined when nowhere, or when the act took it away. */
export function auditScreen({ act, subject }: { act: string; subject: string }): RoutePath | undefined {
  const { thing, name } = auditAbout(subject);
  const isGone = /^(delete|purge)-/.test(act);
  return isGone ? undefined : SCREENS[thing]?.(encodeURIComponent(name));
}
