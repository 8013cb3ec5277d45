import { expect, test } from "vitest";
import { z } from "zod";
import { gstr1Of } from "#app/domain/books/gstr1.ts";
import { gstr3bOf } from "#app/domain/books/gstr3b.ts";
import { preflight } from "#app/domain/books/preflight.ts";
import { gstr3bCsv } from "#app/services/books/gstr3b-csv.server.ts";
import { listMonths } from "#app/services/books/list-months.server.ts";
import { readMonth } from "#app/services/books/read-month.server.ts";
import { returnLines } from "#app/services/orders/cancel-lines.server.ts";
import { confirmPayment } from "#app/services/orders/confirm-payment.server.ts";
import { addStockedProduct, placeTestOrder } from "#tests/support/fixtures.ts";
import { linesOf, papersOf, placeMixed, TO_DISPATCH } from "#tests/support/invoiced-order.ts";
import { orderDatabase } from "#tests/support/order-database.ts";
import { moveThrough, shop } from "#tests/support/placed-order.ts";

const database = orderDatabase();

// The published field list, written down apart from the code that makes the file.
const rupees = z.number().refine((value) => Number(value.toFixed(2)) === value, "two decimals");
const day = z.string().regex(/^\d\d-\d\d-20\d\d$/);
const state = z.string().regex(/^\d\d$/);
const number = z.string().regex(/^[A-Z0-9/-]{1,16}$/);
const tax = {
  txval: rupees,
  iamt: rupees.optional(),
  camt: rupees.optional(),
  samt: rupees.optional(),
  csamt: rupees,
};
const itms = z
  .array(z.strictObject({ num: z.int().positive(), itm_det: z.strictObject({ rt: z.number(), ...tax }) }))
  .min(1);
const registered = { pos: state, rchrg: z.enum(["Y", "N"]), inv_typ: z.enum(["R", "SEWP", "SEWOP", "DE"]) };
const invoice = { inum: number, idt: day, val: rupees, itms };
const note = { ntty: z.enum(["C", "D"]), nt_num: number, nt_dt: day, val: rupees, itms };
const hsn = z.array(
  z.strictObject({
    num: z.int().positive(),
    hsn_sc: z.string().regex(/^\d{4}(\d\d){0,2}$/),
    uqc: z.string().regex(/^[A-Z]{2,3}$/),
    qty: z.number(),
    rt: z.number(),
    txval: rupees,
    iamt: rupees,
    camt: rupees,
    samt: rupees,
    csamt: rupees,
  }),
);
const GSTR1 = z.strictObject({
  gstin: z.string().length(15),
  fp: z.string().regex(/^(0[1-9]|1[0-2])20\d\d$/),
  version: z.string(),
  hash: z.string(),
  b2b: z
    .array(
      z.strictObject({
        ctin: z.string().length(15),
        inv: z.array(z.strictObject({ ...invoice, ...registered })),
      }),
    )
    .optional(),
  b2cl: z.array(z.strictObject({ pos: state, inv: z.array(z.strictObject(invoice)) })).optional(),
  b2cs: z
    .array(
      z.strictObject({
        ...{ sply_ty: z.enum(["INTRA", "INTER"]), pos: state, typ: z.enum(["OE", "E"]), rt: z.number() },
        ...tax,
      }),
    )
    .optional(),
  cdnr: z
    .array(
      z.strictObject({
        ctin: z.string().length(15),
        nt: z.array(z.strictObject({ ...note, ...registered })),
      }),
    )
    .optional(),
  cdnur: z.array(z.strictObject({ ...note, typ: z.literal("B2CL"), pos: state })).optional(),
  hsn: z.strictObject({ hsn_b2b: hsn, hsn_b2c: hsn }),
  doc_issue: z.strictObject({
    doc_det: z.array(
      z.strictObject({
        doc_num: z.int(),
        doc_typ: z.string(),
        docs: z.array(
          z.strictObject({
            ...{ num: z.int(), from: number, to: number },
            ...{ totnum: z.int(), cancel: z.int(), net_issue: z.int() },
          }),
        ),
      }),
    ),
  }),
});

test("orders that were sent and came back make a file of the portal's fields, with their figures and no finding to mend", async () => {
  const { db } = database;
  const month = { month: "2026-11", today: "2026-12-02" };
  expect(await listMonths(db)).toEqual([]);
  const first = await placeMixed(db);
  await moveThrough(db, first.number, ...TO_DISPATCH, "delivered");
  const [line] = await linesOf(db, first.number);
  await returnLines(db, {
    ...shop,
    number: first.number,
    isSealed: true,
    lines: [{ lineId: line!.id, quantity: 1 }],
  });
  const product = await addStockedProduct(db, { quantity: 5 });
  const far = await placeTestOrder(db, {
    lines: [{ slug: product.slug, quantity: 2 }],
    form: { pincode: "400001", town: "Mumbai", state: "Maharashtra", paymentMethod: "upi" },
  });
  await confirmPayment(db, { ...shop, number: far.number });
  await moveThrough(db, far.number, "confirmed", "packed", "shipped");

  const read = await readMonth(db, month);
  const file = gstr1Of(read);
  expect(GSTR1.safeParse(JSON.parse(JSON.stringify(file))).error).toBeUndefined();
  expect(preflight(read, file)).toEqual([]);
  const papers = [...(await papersOf(db, first.number)), ...(await papersOf(db, far.number))];
  expect(read.papers.map((paper) => paper.number).toSorted()).toEqual(
    papers.map((paper) => paper.number).toSorted(),
  );
  const net = (key: "taxablePaise" | "cgstPaise" | "igstPaise" | "totalPaise") =>
    papers.reduce((sum, paper) => sum + (paper.kind === "credit-note" ? -1 : 1) * paper[key], 0);
  const { taxed } = gstr3bOf(read);
  expect([taxed.taxablePaise, taxed.cgstPaise, taxed.igstPaise]).toEqual([
    net("taxablePaise"),
    net("cgstPaise"),
    net("igstPaise"),
  ]);
  expect(await listMonths(db)).toMatchObject([
    { month: "2026-11", invoiceCount: 2, noteCount: 1, totalPaise: net("totalPaise") },
  ]);
  expect(file).toMatchObject({ gstin: "06ABCDE1234F1Z4", fp: "112026" });
  expect(file.b2cs!.map(({ sply_ty, pos, rt }) => [sply_ty, pos, rt])).toEqual([
    ["INTRA", "06", 5],
    ["INTRA", "06", 18],
    ["INTER", "27", 5],
  ]);
  const csv = gstr3bCsv(gstr3bOf(read)).split("\r\n");
  expect(csv).toContain(
    `3.1(a) Taxed sales,,${[taxed.taxablePaise, taxed.igstPaise, taxed.cgstPaise, taxed.sgstPaise, 0]
      .map((paise) => (paise / 100).toFixed(2))
      .join(",")}`,
  );
  expect((await readMonth(db, { ...month, month: "2026-10" })).papers).toEqual([]);
});
