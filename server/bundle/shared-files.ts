import { globSync } from "node:fs";
import { findIconsDrawn } from "./icons-drawn.ts";

/** Folders of components whose words have the same name: what their pages share is one file each. */
const AREAS = ["condition", "faq", "request", "consultation", "prescription", "cart", "checkout"];
const OFFICE_AREAS = globSync("app/components/admin/*/").map((folder) => folder.split("/").at(-1)!);

/** The first that fits takes a module and, with it, all that the module needs: what others need too must stand further up. */
const GROUPS: [name: string, modules: RegExp][] = [
  ["framework", /node_modules\/(react|react-dom|scheduler|react-router|cookie|turbo-stream)\//],
  [
    "shell",
    /components\/(layout|product|text|ui\/(?!field)|order\/personal-meta)|messages\/(text|counted|en\/(shell|product-card|tile|arrival))|domain\/(money|phone|price|product|rating|kept-page)\./,
  ],
  ["delivery", /components\/delivery|messages\/en\/delivery|domain\/(pincode|india-time)/],
  ["notice", /components\/account\/(said|say-notice)|messages\/en\/notice/],
  ["form", /components\/ui\/field|domain\/(field-limits|quote-stock)/],
  ["order-status", /domain\/order/],
  ["own-pages", /messages\/en\/own-pages/],
  ["account", /components\/account|messages\/en\/account\./],
  ["policy", /components\/content\/policy|messages\/en\/policy/],
  ["content", /components\/(content|home\/section)|domain\/faq\.ts/],
  ["home", /components\/(home|category\/concern)|messages\/en\/home/],
  ["shop", /components\/(shop|category\/product-shelf)|messages\/en\/shop|domain\/(shop-filter|plain-text)/],
  ["location", /components\/location|messages\/en\/location/],
  ["category", /components\/(category|brand)|messages\/en\/(category|brand)|domain\/potency/],
  ["product-words", /messages\/en\/product\./],
  ["bill", /components\/cart\/(bill|thumbnail)|messages\/en\/bill\./],
  ["order-form", /components\/checkout\/(address-fields|choice|payment-choice)|messages\/en\/checkout\./],
  ...AREAS.map((area): [string, RegExp] => [area, RegExp(`components/${area}/|messages/en/${area}\\.`)]),
  ["order-words", /components\/order\/(order-help|order-missing)|messages\/en\/order\./],
  ["order", /components\/order\/(?!order-sheet|timeline)/],
  ["order-sheet", /components\/order\//],
  ["admin", /components\/admin\/[\w-]+\.|messages\/en\/office\.|domain\/permissions/],
  ...OFFICE_AREAS.map((area): [string, RegExp] => [
    `office-${area}`,
    RegExp(`components/admin/${area}/|messages/en/office-${area}\\.`),
  ]),
];

const ICONS_DRAWN = findIconsDrawn();
const IN_SHELL = /^(layout|product|ui)$/;

/** An icon goes with the one folder that draws it; what several draw is in the shell, for it is smaller than the headers of a file. */
function groupOfIcon(file: string): string | undefined {
  const icon = /lucide-react\/dist\/esm\/icons\/([\w-]+)\./.exec(file)?.[1];
  if (!icon) return undefined;
  const [folder, another] = ICONS_DRAWN.get(icon) ?? [];
  return another || (folder && IN_SHELL.test(folder)) ? "shell" : folder;
}

/** What several pages share, in few files: a file costs 300 bytes of headers and is packed alone. What one page alone needs stays with it. */
export const SHARED_FILES = GROUPS.map(([name, modules]) => ({
  name,
  test: (file: string) => modules.test(file) || groupOfIcon(file) === name,
  minShareCount: name === "framework" ? 1 : 2,
}));
