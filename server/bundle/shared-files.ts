import { existsSync, globSync } from "node:fs";
import { findIconsDrawn } from "./icons-drawn.ts";

/** Folders of components whose words have the same name: what their pages share is one file each. */
const AREAS = ["condition", "faq", "gallery", "sitemap", "request", "consultation", "prescription", "cart"];
const OFFICE_AREAS = globSync("app/components/admin/*/").map((folder) => folder.split("/").at(-1)!);

/** The words of a folder of components, where it has words of that name. */
const wordsOf = (name: string) =>
  existsSync(`app/content/messages/en/${name}.ts`) ? [`messages/\\w+/${name}\\.`] : [];

/** The first that fits takes a module and, with it, all that the module needs: what others need too must stand further up. */
export const GROUPS: [name: string, paths: string[]][] = [
  ["framework", ["react", "react-dom", "scheduler", "react-router"].map((name) => `node_modules/${name}/`)],
  [
    "shell",
    [
      ...["layout/", "product/", "text\\.", "ui/(?!field)", "order/personal-meta"].map(
        (of) => `components/${of}`,
      ),
      ...["text", "counted"].map((of) => `messages/${of}\\.`),
      ...["shell", "product-card", "tile", "arrival"].map((of) => `messages/\\w+/${of}\\.`),
      ...["money", "phone", "price", "product", "rating", "kept-page"].map((of) => `domain/${of}\\.`),
    ],
  ],
  [
    "delivery",
    ["components/delivery/", "messages/\\w+/delivery\\.", "domain/pincode", "domain/india-time\\."],
  ],
  ["notice", ["components/account/said", "components/account/say-notice", "messages/\\w+/notice\\."]],
  ["form", ["components/ui/field", "domain/field-limits\\.", "domain/quote-stock\\."]],
  ["order-status", ["domain/order"]],
  ["own-pages", ["messages/\\w+/own-pages\\."]],
  ["account", ["components/account/", "messages/\\w+/account\\."]],
  ["policy", ["components/content/policy", "messages/\\w+/policy\\."]],
  ["content", ["components/content/", "components/home/section", "domain/faq\\."]],
  ["home", ["components/home/", "components/category/concern", "messages/\\w+/home\\."]],
  [
    "shop",
    [
      ...["components/shop/", "components/category/product-shelf"],
      ...["messages/\\w+/shop", "domain/shop-filter\\.", "domain/plain-text\\."],
    ],
  ],
  ["location", ["components/location/", "messages/\\w+/location\\."]],
  [
    "category",
    [
      "components/category/",
      "components/brand/",
      "messages/\\w+/category",
      "messages/\\w+/brand",
      "domain/potency\\.",
    ],
  ],
  ["product-words", ["messages/\\w+/product\\."]],
  ["bill", ["components/cart/bill", "components/cart/thumbnail", "messages/\\w+/bill\\."]],
  [
    "order-form",
    [
      ...["address-fields", "choice", "payment-choice"].map((of) => `components/checkout/${of}`),
      "messages/\\w+/checkout\\.",
    ],
  ],
  ...AREAS.map((area): [string, string[]] => [area, [`components/${area}/`, ...wordsOf(area)]]),
  ["checkout", ["components/checkout/"]],
  [
    "order-words",
    ["components/order/order-help", "components/order/order-missing", "messages/\\w+/order\\."],
  ],
  ["order", ["components/order/(?!order-sheet|timeline)"]],
  ["order-sheet", ["components/order/order-sheet", "components/order/timeline"]],
  ["admin", ["components/admin/[\\w-]+\\.", "messages/\\w+/office\\.", "domain/permissions\\."]],
  ...OFFICE_AREAS.map((area): [string, string[]] => [
    `office-${area}`,
    [`components/admin/${area}/`, ...wordsOf(`office-${area}`)],
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
export const SHARED_FILES = GROUPS.map(([name, paths]) => {
  const modules = RegExp(paths.join("|"));
  return {
    name,
    test: (file: string) => modules.test(file) || groupOfIcon(file) === name,
    minShareCount: name === "framework" ? 1 : 2,
  };
});
