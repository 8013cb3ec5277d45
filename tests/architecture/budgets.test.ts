import { expect, test } from "vitest";
import { FIRST_VISIT_BYTES, findTooHeavy } from "#server/bundle/budgets.ts";
import { officeApart } from "#server/bundle/office-apart.ts";

type Table = Parameters<typeof findTooHeavy>[0];
type Chunk = {
  type: "chunk";
  fileName: string;
  facadeModuleId?: string;
  moduleIds: string[];
  imports: string[];
};

/** A shop of two screens: a frame of three files, and one that loads two more. */
const TABLE = {
  url: "/assets/routes.js",
  version: "1",
  entry: { module: "/assets/entry.js", imports: ["/assets/react.js"] },
  routes: {
    root: { id: "root", hasDefaultExport: true, module: "/assets/frame.js", imports: ["/assets/react.js"] },
    shelf: {
      id: "shelf",
      parentId: "root",
      hasDefaultExport: true,
      module: "/assets/shelf.js",
      imports: ["/assets/react.js", "/assets/cards.js"],
      css: ["/assets/cards.css"],
    },
    drawing: { id: "drawing", parentId: "root", hasDefaultExport: false, module: "/assets/drawing.js" },
  },
} as unknown as Table;

const weigh = (sizes: Record<string, number>, isOffice = false) =>
  findTooHeavy(TABLE, { isOffice, sizeOf: (file) => sizes[file] ?? 1_000 });

test("a page within its budget is built", () => {
  expect(weigh({ "/assets/cards.js": 90_000 })).toEqual([]);
});

test("a page over its budget is refused, naming page, bytes, limit and file", () => {
  const [sentence, ...others] = weigh({ "/assets/cards.js": FIRST_VISIT_BYTES.javascript });
  expect(sentence).toMatch(
    /^shelf loads 136,440 bytes of JavaScript on a first visit, 130,000 are allowed; its largest file is \/assets\/cards\.js of 130,240\.$/,
  );
  expect(others).toEqual([]);
});

test("styles have a budget of their own", () => {
  expect(weigh({ "/assets/cards.css": 20_000 })).toEqual([
    expect.stringContaining("shelf loads 20,240 bytes of styles"),
  ]);
});

test("what every page loads has less than a page, and the office more", () => {
  expect(weigh({ "/assets/react.js": 125_000 })).toEqual([
    expect.stringMatching(/^root .* 117,000/),
    expect.stringMatching(/^shelf /),
  ]);
  expect(weigh({ "/assets/cards.js": 140_000 }, true)).toEqual([]);
});

/** What building says of a page of visitors that comes to a module by a file shared with others. */
function build(moduleId: string): void {
  const { generateBundle } = officeApart() as unknown as {
    generateBundle: (options: unknown, bundle: Record<string, Chunk>) => void;
  };
  const shop = process.cwd();
  generateBundle(undefined, {
    "assets/shelf.js": {
      type: "chunk",
      fileName: "assets/shelf.js",
      facadeModuleId: `${shop}/app/routes/shop.tsx?__react-router-build-client-route`,
      moduleIds: [`${shop}/app/routes/shop.tsx`],
      imports: ["assets/shared.js"],
    },
    "assets/shared.js": {
      type: "chunk",
      fileName: "assets/shared.js",
      moduleIds: [`${shop}/${moduleId}`],
      imports: ["assets/shelf.js"],
    },
  });
}

test("charts and parts of the back office are in no page of visitors", () => {
  expect(() => build("node_modules/chartist/dist/index.js")).toThrow(
    "Visitors would load a part of the back office: app/routes/shop.tsx loads node_modules/chartist/dist/index.js in assets/shared.js.",
  );
  expect(() => build("app/components/admin/orders/order-row.tsx")).toThrow("app/components/admin/orders");
  expect(() => build("app/components/catalog/product/product-card.tsx")).not.toThrow();
});
