import { globSync } from "node:fs";
import { dirname } from "node:path";
import { findIconsDrawn } from "./icons-drawn.ts";

/** Words, and the folder of components that they name: what their pages share is one file each. */
const AREAS = {
  condition: "pages/condition",
  faq: "pages/faq",
  gallery: "pages/gallery",
  sitemap: "pages/sitemap",
  request: "enquiries",
  prescription: "prescriptions",
  cart: "cart",
};
const OFFICE_AREAS = globSync("app/components/admin/**/")
  .map((folder) => /admin\/(.+)/.exec(folder)?.[1])
  .filter((folder) => folder !== undefined);

/** The words of that name, where there are some. */
const words = (name: string) => `messages/[\\w/]+/${name}\\.`;
const wordsOf = (name: string) =>
  globSync(`app/content/messages/en/**/${name}.ts`).length > 0 ? [words(name)] : [];

/** The first that fits takes a module and, with it, all that the module needs: what others need too must stand further up. */
export const GROUPS: [name: string, paths: string[]][] = [
  ["framework", ["react", "react-dom", "scheduler", "react-router"].map((name) => `node_modules/${name}/`)],
  [
    "shell",
    [
      ...[
        "catalog/product/(pack-picture|form-complaint|use-shop-form|price|potency-chip|add-to-cart)",
        "layout/(?!said|say-|mind-menus|remember-pincode|pincode-sheet|cart-(?!link)|mini-cart)",
        "catalog/company/",
        "ui/(?!combobox|field|numbered-steps|option-card|phone-fold|quantity-field|toast(er|\\.css))",
        "pages/content/sanitised",
      ].map((of) => `components/${of}`),
      "messages/(counted|dates)\\.",
      ...["shell", "reach", "product-card", "tile", "arrival", "delivery", "calendar", "company"].map(words),
      ...[
        "money",
        "form/phone",
        "form/form-text",
        "kept-page",
        "catalog/(price|product|rating|sold-to)",
        "pages/faq",
        "catalog/company",
        "(form/)?pincode",
        "form/plain-text",
        "form/row-id",
        "india-time",
      ].map((of) => `domain/${of}\\.`),
    ],
  ],
  [
    "pincode",
    ["components/catalog/product/(pincode|use-pincode|promise-lines|payment-words)", words("pincode")],
  ],
  // Also of places and of not-found pages, which need nothing else of a category.
  [
    "cards",
    [
      "components/catalog/product/(?!pincode|use-pincode|promise-lines|payment-words)",
      "components/catalog/category/(first-medicines|nothing-here)",
      ...[words("unit-price")],
    ],
  ],
  ["notice", ["components/layout/said", "components/layout/say-", words("notice")]],
  ["toaster", ["components/ui/toaster"]],
  ["phone-fold", ["components/ui/phone-fold"]],
  ["quantity-field", ["components/ui/quantity-field"]],
  ["numbered-steps", ["components/ui/numbered-steps"]],
  // Fetched with the first hand or key in a search field; also of the counter.
  ["combobox", ["components/ui/combobox/"]],
  ["search", ["components/search/field/", words("search-field")]],
  ["voice", ["components/search/voice/", words("voice")]],
  ["scan", ["components/search/scan/", words("scan")]],
  // Fetched by a press or a mouse in the header.
  [
    "header",
    [
      "components/layout/(mind-menus|pincode-sheet|remember-pincode|cart-(?!link)|mini-cart)",
      words("deliver"),
      words("basket"),
      "domain/cart-summary",
    ],
  ],
  ["form", ["components/ui/field", "domain/form/field-limits\\.", "domain/enquiries/quote-stock\\."]],
  ["own-pages", [words("own-pages")]],
  // Also of the account, which needs nothing else of an order.
  ["buy-again", ["components/orders/order/(again-said|buy-again)", words("buy-again")]],
  ["passkeys", ["components/accounts/(ask-)?passkey", words("passkeys")]],
  [
    "order-words",
    [
      ...["components/orders/order/order-help", "components/orders/order/order-missing", words("order")],
      "domain/orders/order",
    ],
  ],
  // Also of the orders, which need nothing else of the account.
  ["form-answer", ["components/accounts/(account-answer|busy-button|form-answer)", words("form-answer")]],
  ["account", ["components/accounts/(?!add-|door|identifier|proof-)", words("account")]],
  ["door", ["components/accounts/(door|identifier)", words("door")]],
  ["add-order", ["components/accounts/add-"]],
  // Asked for only before a grave act.
  ["proof", ["components/accounts/proof-", words("proof"), "domain/accounts/proof\\."]],
  ["policy", ["components/pages/content/policy", words("policy")]],
  ["content", ["components/pages/content/(?!policy)"]],
  ["concern", ["components/catalog/category/concern"]],
  ["home", ["components/pages/home/", words("home")]],
  ["paging", ["components/catalog/shop/paging", words("paging"), "domain/catalog/potency\\."]],
  [
    "shop",
    [
      ...["shop/", "list/", "category/product-shelf"].map((of) => `components/catalog/${of}`),
      "components/search/results/",
      ...[words("shop"), words("medicine"), "domain/catalog/shop-filter\\."],
    ],
  ],
  ["remedy", ["components/catalog/remedy/", words("remedy")]],
  ["location", ["components/places/", words("location")]],
  [
    "category",
    ["components/catalog/category/", "components/catalog/brand/", words("category"), words("brand")],
  ],
  // Also of the office, and of the few products that cannot be bought.
  ["product-words", [words("product"), "domain/catalog/alcohol\\."]],
  ["bill", [...["components/cart/bill", "components/cart/thumbnail", words("bill")]]],
  [
    "order-form",
    [
      ...["address-fields", "choice", "payment-choice"].map((of) => `components/orders/checkout/${of}`),
      words("checkout"),
    ],
  ],
  // Also on the pages of home and conditions, which need nothing else of the clinic.
  ["doctor-card", ["components/clinic/doctor-card", words("doctor-card")]],
  ["own-consultation", [words("own-consultation")]],
  ["consultation", ["components/clinic/", words("slot-choice")]],
  ...Object.entries(AREAS).map(([name, folder]): [string, string[]] => [
    name,
    [`components/${folder}/`, ...wordsOf(name)],
  ]),
  ["checkout", ["components/orders/checkout/"]],
  ["pay-online", ["components/payments/", words("online")]],
  ["received", ["components/orders/order/received"]],
  ["order", ["components/orders/order/(?!order-sheet|timeline)"]],
  ["return-packs", ["components/orders/returns/", words("return-request")]],
  ["order-sheet", ["components/orders/order/order-sheet", "components/orders/order/timeline"]],
  ["admin", ["components/admin/[\\w-]+\\.", words("office"), "domain/permissions\\."]],
  ...OFFICE_AREAS.map((area): [string, string[]] => [
    `office-${area.replace("/", "-")}`,
    [`components/admin/${area}/[^/]+$`, ...wordsOf(`office-${area.split("/").at(-1)}`)],
  ]),
];

const groupOf = (path: string) => GROUPS.find(([, paths]) => RegExp(paths.join("|")).test(path))?.[0];
const ICONS_DRAWN = findIconsDrawn((component) => groupOf(`${dirname(component)}/`));

/** An icon goes with the one group that draws it; what several draw is in the shell, for it is smaller than the headers of a file. */
function groupOfIcon(file: string): string | undefined {
  const icon = /lucide-react\/dist\/esm\/icons\/([\w-]+)\./.exec(file)?.[1];
  if (!icon) return undefined;
  const [group, another] = ICONS_DRAWN.get(icon) ?? [];
  return another ? "shell" : group;
}

/** React with names (react-modules.ts). */
const REACT = /react-module:/;

/** What several pages share, in few files: a file costs 300 bytes of headers and is packed alone. What one page alone needs stays with it. */
export const SHARED_FILES = GROUPS.map(([name, paths]) => {
  const modules = RegExp(paths.join("|"));
  const isOnEachPage = name === "framework" || name === "shell";
  return {
    name,
    test: (file: string) =>
      modules.test(file) || groupOfIcon(file) === name || (name === "framework" && REACT.test(file)),
    minShareCount: isOnEachPage ? 1 : 2,
  };
});
