import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sources = globSync(`${process.env.ROOT ?? "."}/app/**/*.{ts,tsx}`)
  .filter((path) => !path.includes(".test."))
  .map((path) => ({ name: path.slice(path.lastIndexOf("app/")), text: readFileSync(path, "utf8") }));

/** The places of a pattern in the files whose path fits, as "file: words". */
function found(pattern: RegExp, where: RegExp, except: RegExp = /(?!)/): string[] {
  return sources
    .filter(({ name }) => where.test(name) && !except.test(name))
    .flatMap(({ name, text }) => [...text.matchAll(pattern)].map(([words]) => `${name}: ${words}`));
}

test("the check sees the house", () => {
  expect(found(/shopPath\(/g, /./).length).toBeGreaterThan(5);
  expect(found(/hrefOf\(/g, /./).length).toBeGreaterThan(5);
});
test("screens and middleware read paths inside the shop, which bear no language", () => {
  expect(found(/\.pathname\b|\{ ?pathname\b.*\}: URL/g, /^app\/(routes|middleware)\//)).toEqual([]);
});
test("what the router is about to open is read without its language", () => {
  const own = /^app\/components\/layout\/next-path\.ts$/;
  expect(found(/formAction\b(?!=)|useNavigation\(\)\.location/g, /^app\/(routes|components)\//, own)).toEqual(
    [],
  );
});
test("forms, requests and moves that pass the router by are given their address in the language read", () => {
  const office = /\/admin\//;
  const bare =
    /<form\b[^>]*?\baction=(?!\{hrefOf\()\S+|\bfetch\((?!hrefOf\()\S+|location\.assign\((?!hrefOf\()\S+/g;
  // The gateway's page is no page of the shop.
  const leavesTheShop = 'app/components/payments/online-panel.tsx: <form method="post" action={form.address}';
  expect(found(bare, /^app\/(components|routes)\//, office)).toEqual([leavesTheShop]);
});
test("links that pass the router by are given their address in the language read", () => {
  const bare = /<a\b[^>]*?\bhref=(?:"\/|\{[`"]\/)\S+/g;
  expect(found(bare, /^app\/(components|routes)\//, /\/admin\//)).toEqual([]);
});
test("letters and structured data name pages by their address in the language read", () => {
  // A thing has one name for machines, whichever language its page is in.
  const glued = /(?<!"@id": `)\$\{[\w.]*[oO]rigin\}\/(?!#|icon-|api\/|auth\/google\/callback|\$\{)\S*/g;
  expect(found(glued, /^app\/services\//)).toEqual([]);
});
