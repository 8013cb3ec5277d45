import { decodePDFRawStream, PDFArray, PDFDocument, PDFRawStream } from "@cantoo/pdf-lib";
import { and, eq } from "drizzle-orm";
import { expect } from "vitest";
import type { Db } from "#app/db/client.server.ts";
import { audit } from "#app/db/schema/ground.ts";

type Shop = { address: string; entry: string };

/** Opens the office of a shop of the past; asks as its owner from then on. */
export async function enterRewound({ address, entry }: Shop): Promise<(path: string) => Promise<Response>> {
  const entered = await fetch(entry, { redirect: "manual" });
  const cookie = entered.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  return (path) => fetch(new URL(path, address), { redirect: "manual", headers: { cookie } });
}

/** Who reads a patient's paper of the past is noted in today's shop, with the moment; the paper itself says on each page that it is of the past. */
export async function expectNotedReading(
  ask: (path: string) => Promise<Response>,
  { today, number, moment }: { today: Db; number: string; moment: number },
): Promise<void> {
  const page = await ask(`/admin/prescriptions/${number}`);
  expect(page.status).toBe(200);
  const html = await page.text();
  const link = /\/prescription\/[\w-]+/.exec(html)![0];
  const noted = await today
    .select({ details: audit.details, at: audit.happenedAt })
    .from(audit)
    .where(and(eq(audit.action, "read-prescription"), eq(audit.subject, `prescription ${number}`)));
  expect(noted.map(({ details }) => details)).toEqual([{ asOf: new Date(moment).toISOString() }]);
  expect(Math.abs(Date.now() - noted[0]!.at.getTime())).toBeLessThan(3_600_000);
  expect((await ask(link)).status).toBe(200);
  const paper = await ask(`${link}/pdf`);
  expect(paper.status).toBe(200);
  expect(paper.headers.get("content-disposition")).toMatch(/filename="\d{4}-\d\d-\d\d-\d\d-\d\d-\d\d-/);
  const pages = await wordsOnPages(Buffer.from(await paper.arrayBuffer()));
  for (const words of pages) expect(words).toMatch(/The shop as it was on .*not a paper of today/);
}

/** Where today's shop does not answer, nothing can be noted, and such a page is not shown. */
export async function expectUnreadPapers(ask: (path: string) => Promise<Response>, number: string) {
  const page = await ask(`/admin/prescriptions/${number}`);
  expect(page.status).toBe(503);
  expect(await page.text()).toContain("Who reads it is noted in today’s shop, which does not answer");
}

/** What each page writes in plain letters. */
async function wordsOnPages(bytes: Uint8Array): Promise<string[]> {
  const paper = await PDFDocument.load(bytes);
  return paper.getPages().map(({ node }) => {
    const contents = node.Contents();
    const streams = contents instanceof PDFArray ? contents.asArray() : [contents];
    return streams
      .map((one) => paper.context.lookup(one))
      .filter((one) => one instanceof PDFRawStream)
      .flatMap((one) => [
        ...Buffer.from(decodePDFRawStream(one).decode())
          .toString("latin1")
          .matchAll(/<([0-9A-F]+)> Tj/gi),
      ])
      .map(([, hex]) => Buffer.from(hex!, "hex").toString("latin1"))
      .join(" ");
  });
}
