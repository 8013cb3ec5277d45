import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { brandPrint } from "#app/content/packshots/brand-print.ts";

test("each brand's colour, and that of a brand of tomorrow, has its class in the shop's styles", () => {
  const known = readFileSync("app/content/packshots/brand-print.ts", "utf8");
  const slugs = [...known.matchAll(/^ {2}"?([\w-]+)"?: \{ colour/gm)].map(([, slug]) => slug!);
  expect(slugs).toContain("sbl");
  const styles = readFileSync("app/components/ui/ui.css", "utf8");
  for (const slug of [...slugs, "of-tomorrow"]) {
    const { colour } = brandPrint(slug, slug);
    expect(styles, slug).toContain(`.label-${colour.slice(1)} {\n  --label-colour: ${colour};`);
  }
});
