import { expect, test } from "vitest";
import { noSources } from "#app/domain/catalog-change.ts";
import { parseTarget, type Target } from "#server/target.ts";
import { ORIGIN, openTestShop } from "#tests/support/app.ts";

const QUESTIONS = ["arn", "arnika 30", "fever", "sbl", "अर्निका", "zzzzzz", " ", "a".repeat(300)];

function targetOf(path: string): Target {
  return parseTarget(path, { publicOrigin: ORIGIN, secondLanguage: "pseudo" }) as Target;
}

test("suggestions come without the router as it would send them, header by header and byte by byte, at both doors", async () => {
  const shop = await openTestShop({ LANGUAGES: "en,pseudo" });
  for (const door of ["", "/hi"])
    for (const q of QUESTIONS) {
      const path = `${door}/api/suggest?${new URLSearchParams({ q })}`;
      const sources = noSources();
      const plain = (await shop.answerPlainly(targetOf(path), { sources }))!;
      const routed = await shop.ask(path);
      expect(await saidBy(plain), path).toEqual(await saidBy(routed));
      if (q === "arn") expect([...sources.tables]).toEqual(expect.arrayContaining(["products", "remedies"]));
    }
  await shop.close();
});

test("pages, data of pages and what fails are left to the router", async () => {
  const shop = await openTestShop();
  for (const path of ["/shop?q=arnica", "/", "/api/barcode/8901030865275", "/api/suggest.data?q=arn"])
    expect(await shop.answerPlainly(targetOf(path), { sources: noSources() }), path).toBeUndefined();
  await shop.database.owner.query("alter table remedies rename to remedies_elsewhere");
  const failing = await shop.answerPlainly(targetOf("/api/suggest?q=bell"), { sources: noSources() });
  expect(failing).toBeUndefined();
  await shop.close();
});

async function saidBy(answer: Response) {
  const headers = [...answer.headers].filter(([name]) => name !== "x-request-id");
  return { status: answer.status, headers, text: await answer.text() };
}
