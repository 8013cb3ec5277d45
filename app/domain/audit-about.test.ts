import { expect, test } from "vitest";
import { auditAbout, auditScreen, subjectStarts } from "#app/domain/audit-about.ts";

test.each([
  ["order SH-1234-5678", "order", "SH-1234-5678", "/admin/orders/SH-1234-5678"],
  ["product SBL-ARN-30", "product", "SBL-ARN-30", "/admin/products/SBL-ARN-30"],
  ["gallery picture 3", "gallery picture", "3", "/admin/gallery"],
  [
    "landing page homeopathy-in-nuh",
    "landing page",
    "homeopathy-in-nuh",
    "/admin/pages/landing/homeopathy-in-nuh",
  ],
  ["all doctors", "all doctors", "", "/admin/prescriptions"],
  ["link 4", "link", "4", "/admin/links/internal"],
  ["/old-shop", "path", "/old-shop", "/admin/links"],
  ["percent-0b6f", "prices", "percent-0b6f", "/admin/products/prices"],
  ["privacy-policy", "text", "privacy-policy", "/admin/pages/texts/privacy-policy"],
  ["orders", "text", "orders", "/admin/pages/texts/orders"],
])("%s is a %s", (subject, thing, name, screen) => {
  expect(auditAbout(subject)).toEqual({ thing, name });
  expect(auditScreen({ act: "undo", subject })).toBe(screen);
});

test("what was deleted for good has no screen", () => {
  expect(auditScreen({ act: "delete-account", subject: "user u1" })).toBeUndefined();
  expect(auditScreen({ act: "purge-consultation", subject: "consultation CO26-1" })).toBeUndefined();
});

const TITLES = {
  settings: [
    { name: "hours", title: "Opening hours" },
    { name: "tax", title: "Tax" },
  ],
  text: [
    { name: "orders", title: "orders" },
    { name: "privacy-policy", title: "privacy-policy" },
  ],
};

test.each([
  ["order", "", ["order "]],
  ["order", "SH-12", ["order sh-12"]],
  ["settings", "opening", ["settings hours"]],
  ["settings", "no such group", []],
  ["text", "", ["orders", "privacy-policy"]],
  ["path", "old", ["/old"]],
  ["path", "/Old", ["/old"]],
  ["prices", "", ["percent-", "undo-", "sale-"]],
  ["all doctors", "", ["all doctors"]],
  ["", "", []],
] as const)("of the kind “%s” named “%s” the log is searched for %s", (thing, name, starts) => {
  expect(subjectStarts({ thing, name }, TITLES)).toEqual(starts);
});

test("a name without a kind is looked for among all kinds", () => {
  const starts = subjectStarts({ thing: "", name: "SH-12" }, TITLES);
  expect(starts).toEqual(expect.arrayContaining(["order sh-12", "enquiry sh-12", "/sh-12"]));
  expect(starts).not.toContain("all doctors");
});
