import { expect, test } from "vitest";
import { packshotForm } from "#app/content/packshots/form.ts";
import { setLine } from "#app/content/packshots/lettering.ts";
import { drawPackshot } from "#app/content/packshots/packshot.server.ts";
import type { PackshotForm } from "#app/domain/catalog/bottle-scale.ts";

const forms: PackshotForm[] = [
  "dilution",
  "mother-tincture",
  "tablets",
  "biochemic",
  "syrup",
  "drops",
  "ointment",
  "oil",
  "shampoo",
  "kit",
  "bach-flower",
  "trituration",
  "globules",
  "lm-potency",
  "cosmetic",
  "carton",
];

const arnica = {
  form: "dilution",
  brandName: "SBL",
  brandSlug: "sbl",
  name: "Arnica Montana",
  potencyLabel: "30 CH",
  packSize: "30 ml",
  detail: "md",
} as const;

const hostileNames = [
  "<script>alert(1)</script>",
  `"quoted" & 'quoted' ]]> <!--`,
  "अर्निका मोंटाना",
  "",
  "   ",
  "a".repeat(300),
  "Arnica montana radix ".repeat(15),
  "\u0000\uD800\uFFFF",
];

test.each(forms)("the picture of a pack in the form %s is well-formed in both sizes", (form) => {
  expect(elements(drawPackshot({ ...arnica, form }))).toBeGreaterThan(20);
  expect(elements(drawPackshot({ ...arnica, form, detail: "xs" }))).toBeGreaterThan(10);
});

test.each(forms)("a %s survives any name, brand, potency and pack size", (form) => {
  for (const name of hostileNames) {
    const hostile = { form, brandName: name, brandSlug: name, name, potencyLabel: name, packSize: name };
    expect(elements(drawPackshot({ ...hostile, detail: "md" }))).toBeGreaterThan(10);
    expect(elements(drawPackshot({ ...hostile, detail: "xs" }))).toBeGreaterThan(10);
  }
});

test("a picture needs no fonts, scripts, styles or other files", () => {
  for (const form of forms) {
    expect(drawPackshot({ ...arnica, form })).not.toMatch(
      /<text|<script|<style|<image|href|url\(|var\(|font/,
    );
  }
});

test("the same product always has the same picture", () => {
  expect(drawPackshot({ ...arnica })).toBe(drawPackshot({ ...arnica }));
});

test("a pack is drawn on 400 x 480, its thumbnail on a square", () => {
  expect(drawPackshot(arnica)).toContain('viewBox="0 0 400 480"');
  const [, , width, height] = /viewBox="([^"]+)"/
    .exec(drawPackshot({ ...arnica, detail: "xs" }))![1]!
    .split(" ");
  expect(width).toBe(height);
});

test("an unknown form is drawn as a carton", () => {
  expect(drawPackshot({ ...arnica, form: "constructor" })).toBe(drawPackshot({ ...arnica, form: "carton" }));
});

test("brand, name, potency and pack size stand on the label", () => {
  const picture = drawPackshot(arnica);
  expect(picture).toContain(outline("30 CH", "potency"));
  expect(picture).toContain(outline("Montana", "name"));
  expect(picture).toContain(outline("30 ml", "small"));
});

test("a thumbnail shows the potency and nothing smaller", () => {
  const thumbnail = drawPackshot({ ...arnica, detail: "xs" });
  expect(thumbnail).toContain(outline("30 CH", "potency"));
  expect(thumbnail).not.toContain(outline("Montana", "name"));
});

test.each([
  ["R89 Hair Care Drops", "R89"],
  ["Bio-combination 21", "No. 21"],
  ["BC 5", "No. 5"],
  ["Kofeez Syrup", "Syrup"],
  ["Topi Arnica Cream", "Cream"],
])("%s has no potency, so its pack says %s in large letters", (name, word) => {
  expect(drawPackshot({ ...arnica, form: "carton", name, potencyLabel: undefined })).toContain(
    outline(word, "potency"),
  );
});

test("a long name shrinks and never leaves the label", () => {
  const label = { left: 139, right: 261 };
  const largest = (name: string) =>
    Math.max(...printed({ ...arnica, name, potencyLabel: "" }).map((line) => line.size));
  expect(largest("Hepar sulphuris calcareum")).toBeLessThan(largest("Sepia"));
  for (const name of ["Antimonium arsenicosum", "Arnica montana radix ".repeat(15), "W".repeat(300)]) {
    for (const line of printed({ ...arnica, name, brandName: name, potencyLabel: name, packSize: name })) {
      expect(line.left).toBeGreaterThan(label.left);
      expect(line.right).toBeLessThan(label.right);
    }
  }
});

test.each([
  ["dilutions", "Liquid dilution", "dilution"],
  ["dilutions", "globules", "globules"],
  ["mother-tinctures", "drops", "mother-tincture"],
  ["biochemic", "tablets", "biochemic"],
  ["bio-combination", "tablets", "tablets"],
  ["trituration", undefined, "trituration"],
  ["bach-flower", "drops", "bach-flower"],
  ["homeopathy-kits", undefined, "kit"],
  ["millesimal-lm-potency", undefined, "lm-potency"],
  ["medicines", "Nasal drops", "drops"],
  ["medicines", "lozenges", "tablets"],
  ["medicines", undefined, "carton"],
  ["cosmetics", "hair-oil", "oil"],
  ["cosmetics", "shampoo", "shampoo"],
  ["cosmetics", "cream", "ointment"],
  ["cosmetics", "something new", "cosmetic"],
  [undefined, "syrup", "syrup"],
  [undefined, undefined, "carton"],
])("category %s with dosage form %s is drawn as %s", (categorySlug, dosageForm, form) => {
  expect(packshotForm({ categorySlug, dosageForm })).toBe(form);
});

function outline(text: string, face: "name" | "potency" | "small"): string {
  return /d="[^"]+"/.exec(setLine({ text, face, size: 20, x: 0, y: 0 }))![0];
}

/** Counts the elements of a document and fails where it is not well-formed. */
function elements(xml: string): number {
  const open: string[] = [];
  let count = 0;
  let rest = xml;
  while (rest) {
    const tag = /^<(\/?)([a-z]+)((?: [a-z-]+="[^"<&]*")*)(\/?)>/i.exec(rest);
    if (!tag) throw new Error(`not well-formed at: ${rest.slice(0, 80)}`);
    const [whole, isEnd, name = "", attributes = "", isEmpty] = tag;
    const names = [...attributes.matchAll(/ ([a-z-]+)=/gi)].map((match) => match[1]);
    if (new Set(names).size < names.length) throw new Error(`attribute twice in: ${whole}`);
    if (isEnd && open.pop() !== name) throw new Error(`wrong end: ${whole}`);
    if (!isEnd) count++;
    if (!isEnd && !isEmpty) open.push(name);
    rest = rest.slice(whole.length);
    if (open.length === 0 && rest) throw new Error("more than one root");
  }
  if (open.length > 0) throw new Error(`left open: ${open.join(" ")}`);
  if (/NaN|undefined|Infinity/.test(xml)) throw new Error("a number is missing");
  return count;
}

/** Where the lines of text lie on the canvas, measured on their outlines. */
function printed(facts: Parameters<typeof drawPackshot>[0]): { left: number; right: number; size: number }[] {
  const lines = drawPackshot(facts).matchAll(
    /fill-rule="evenodd" transform="translate\((\S+) \S+\) scale\((\S+) \S+\)" d="([^"]+)"/g,
  );
  return [...lines].map(([, x, scale, path]) => {
    const { from, to } = reach(path!);
    return {
      left: Number(x) + from * Number(scale),
      right: Number(x) + to * Number(scale),
      size: Number(scale) * 1000,
    };
  });
}

function reach(path: string): { from: number; to: number } {
  const pointsPerCommand: Record<string, number> = { M: 1, m: 1, l: 1, q: 2, c: 3 };
  let pen = 0;
  let start = 0;
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  for (const [, command = "", numbers = ""] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const values = (numbers.match(/-?\d+/g) ?? []).map(Number);
    const across =
      command === "h" ? values : command === "v" ? [] : values.filter((_, index) => index % 2 === 0);
    const points = pointsPerCommand[command] ?? 1;
    across.forEach((value, index) => {
      if (index % points < points - 1) return;
      pen = command === "M" ? value : pen + value;
      if (command !== "M") [from, to] = [Math.min(from, pen), Math.max(to, pen)];
      if (command === "M" || command === "m") start = pen;
    });
    if (command === "z") pen = start;
  }
  return { from, to };
}
