import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { products } from "#app/db/schema/catalog.ts";
import { enquiries, enquiryLines } from "#app/db/schema/enquiries.ts";
import { uploads } from "#app/db/schema/ground-uploads.ts";
import { ORIGIN, openTestShop, type TestShop } from "#tests/support/app.ts";
import { formFields, locationOf, openVisitor, readPage } from "#tests/support/visitor.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const ARNICA = "Arnica Montana 30 CH, 30 ml, SBL";
const PERSON = { name: "Asha Devi", email: "asha@example.org", phone: "+91 98123-45678" };
const CONTACT = { ...PERSON, subject: "Opening hours", message: "Are you open on Sunday?" };
const BULK = { ...PERSON, organization: "", requestType: "pharmacy", message: "Every month" };
const DISTRIBUTOR = {
  ...PERSON,
  organization: "Devi Medical Hall",
  gstin: "06ABCDE1234F1Z4",
  drugLicence: "RLF20C-HR-2024/1187",
  addressLine: "Shop 4, Main Bazaar",
  town: "Sohna",
  pincode: "122103",
  consent: "yes",
};

async function newestEnquiry() {
  const [row] = await shop.database.db.select().from(enquiries).orderBy(desc(enquiries.id)).limit(1);
  return row!;
}

/** Sends the form at `path` with the page's own hidden fields; repeated fields as pairs. */
async function sendForm(path: string, typed: [string, string][]) {
  const visitor = openVisitor(shop);
  const { idempotencyKey = "" } = formFields((await visitor.read(path)).html);
  const body = new URLSearchParams([["idempotencyKey", idempotencyKey], ...typed]).toString();
  const headers = {
    "content-type": "application/x-www-form-urlencoded",
    "content-length": String(Buffer.byteLength(body)),
    origin: ORIGIN,
  };
  return shop.ask(path, { method: "POST", body, headers, address: "192.0.2.77" });
}

const pairs = (fields: Record<string, string>) => Object.entries(fields);

/** A multipart form as a browser sends it. */
async function sendPapers(fields: Record<string, string>, files: File[] = [], address = "192.0.2.78") {
  const visitor = openVisitor(shop);
  const form = new FormData();
  const { idempotencyKey = "" } = formFields((await visitor.read("/distributor-signup")).html);
  for (const [name, value] of pairs({ idempotencyKey, ...fields })) form.set(name, value);
  for (const file of files) form.append("papers", file);
  const encoded = new Response(form);
  const body = await encoded.arrayBuffer();
  const headers = {
    "content-type": encoded.headers.get("content-type")!,
    "content-length": String(body.byteLength),
    origin: ORIGIN,
  };
  return shop.ask("/distributor-signup", { method: "POST", body, headers, address });
}

test("a message is taken, and the page that follows says so once", async () => {
  const visitor = openVisitor(shop);
  const fields = formFields((await visitor.read("/contact")).html);
  const page = await visitor.submit("/contact", { ...fields, ...CONTACT });
  expect(page.text).toContain("Your message has been sent! We'll get back to you soon.");
  expect(await newestEnquiry()).toMatchObject({
    kind: "contact",
    phone: "9812345678",
    subject: "Opening hours",
  });
  expect((await visitor.read("/contact")).text).not.toContain("has been sent");
});

test.each([
  ["/contact", CONTACT, { name: "" }, "Please fill in all required fields"],
  ["/contact", CONTACT, { subject: " " }, "Please fill in all required fields"],
  ["/contact", CONTACT, { email: "asha@" }, "Please enter a valid email address"],
  ["/contact", CONTACT, { phone: "98123" }, "Please enter a valid 10-digit phone number"],
  ["/contact", CONTACT, { message: "x".repeat(4_001) }, "Please shorten this text"],
  ["/bulk-order", BULK, { name: "" }, "Please fill in all required fields"],
  ["/bulk-order", BULK, { message: "" }, "Please fill in all required fields"],
  ["/bulk-order", BULK, { email: "asha" }, "Please enter a valid email address"],
  ["/bulk-order", BULK, { phone: "981234567890" }, "Please enter a valid 10-digit phone number"],
])("%s with a wrong field keeps what was typed and says what is wrong", async (path, form, wrong, words) => {
  const before = await shop.database.db.$count(enquiries);
  const page = await readPage(await sendForm(path, pairs({ ...form, ...wrong } as Record<string, string>)));
  expect(page.status).toBe(422);
  expect(page.text).toContain(words);
  expect(formFields(page.html)).toMatchObject({ ...form, ...wrong });
  expect(await shop.database.db.$count(enquiries)).toBe(before);
});

test("with several mistakes all of them are said at once", async () => {
  const said = async (wrong: Record<string, string>) =>
    (await readPage(await sendForm("/bulk-order", pairs({ ...BULK, ...wrong })))).text;
  const all = await said({ name: "", email: "asha", phone: "1" });
  expect(all).toContain("Please fill in all required fields");
  expect(all).toContain("Enter your full name");
  expect(all).toContain("Please enter a valid email address");
  expect(all).toContain("10-digit");
  const two = await said({ email: "asha", phone: "1" });
  expect(two).toContain("Please enter a valid email address");
  expect(two).toContain("Please enter a valid 10-digit phone number");
});

test("a bulk request keeps rows with a product and a quantity above 0 only; no number counts as 1", async () => {
  const response = await sendForm("/bulk-order", [
    ...pairs(BULK),
    ["product", ARNICA],
    ["quantity", "40"],
    ["product", ""],
    ["quantity", "7"],
    ["product", "Nux Vomica 200 CH, 30 ml, SBL"],
    ["quantity", "0"],
    ["product", "Bryonia Alba 30 CH, 30 ml, SBL"],
    ["quantity", "many"],
  ]);
  expect(locationOf(response)).toBe("/bulk-order");
  const enquiry = await newestEnquiry();
  expect(enquiry).toMatchObject({ kind: "bulk", requestType: "pharmacy" });
  const lines = await shop.database.db
    .select({ slug: products.slug, quantity: enquiryLines.quantity })
    .from(enquiryLines)
    .innerJoin(products, eq(products.id, enquiryLines.productId))
    .where(eq(enquiryLines.enquiryId, enquiry.id))
    .orderBy(products.slug);
  expect(lines).toEqual([
    { slug: "arnica-montana-30-ch-sbl-30-ml", quantity: 40 },
    { slug: "bryonia-alba-30-ch-sbl-30-ml", quantity: 1 },
  ]);
});

test("without JavaScript rows are added, removed and read from a pasted list, and nothing unclear is dropped", async () => {
  const added = await readPage(await sendForm("/bulk-order", [...pairs(BULK), ["intent", "add"]]));
  expect(added.status).toBe(200);
  expect(added.html.match(/name="product"/g)).toHaveLength(1);
  const list = "sbl arnica 30 30 ml - 10\nNux vom 200 x 5\nZebra stripes 30 - 2";
  const pasted = await readPage(
    await sendForm("/bulk-order", [...pairs(BULK), ["pasted", list], ["intent", "paste"]]),
  );
  expect(formFields(pasted.html)).toMatchObject({ name: "Asha Devi", message: "Every month" });
  expect(pasted.html.match(/name="product"/g)).toHaveLength(3);
  expect(pasted.html).toContain(`value="${ARNICA}"`);
  expect(pasted.text).toContain('Several products fit "Nux vom 200"');
  expect(formFields(pasted.html).product).not.toContain("Nux Vomica");
  expect(pasted.html).toMatch(/<option[^>]*selected=""[^>]*>Choose the one you mean/);
  expect(pasted.text).toContain('We could not find "Zebra stripes 30"');

  const unclear = await readPage(await sendForm("/bulk-order", [...pairs(BULK), ["pasted", list]]));
  expect(unclear.status).toBe(422);
  expect(unclear.text).toContain("Please check the marked products, then send your request.");
  const removed = await readPage(
    await sendForm("/bulk-order", [
      ...pairs(BULK),
      ["product", ARNICA],
      ["quantity", "10"],
      ["product", "Unicorn horn"],
      ["quantity", "2"],
      ["intent", "remove:1"],
    ]),
  );
  expect(removed.html.match(/name="product"/g)).toHaveLength(1);
  expect(removed.text).toContain("Bulk prices begin at ₹5,000.");
});

test("without JavaScript one brand is chosen for all lines, and the lines that it does not make are named", async () => {
  const list = "2 nux vom 200\ndo shishi arnica 30\nr41 - 3";
  const pasted = await readPage(
    await sendForm("/bulk-order", [...pairs(BULK), ["pasted", list], ["intent", "paste"]]),
  );
  expect(pasted.text).toContain("Same brand for all lines");
  const sbl = await readPage(
    await sendForm("/bulk-order", [
      ...pairs(BULK),
      ["product", "nux vom 200"],
      ["quantity", "2"],
      ["product", "R41"],
      ["quantity", "3"],
      ["brand", "SBL"],
      ["intent", "brand"],
    ]),
  );
  expect(sbl.html).toContain('value="Nux Vomica 200 CH, 30 ml, SBL"');
  expect(sbl.text).toMatch(/SBL does not make these; they stay as they were: R41/);
});

test("the bulk form is filled in from ?product= and ?category=, by any slug of it; unknown ones are left out", async () => {
  const visitor = openVisitor(shop);
  const known = await visitor.read(
    "/bulk-order?product=arnica-montana-30-ch-sbl-30-ml&category=mother-tinctures",
  );
  expect(formFields(known.html)).toMatchObject({ product: ARNICA });
  expect(formFields(known.html).message).toMatch(/^I would like to order from Mother Tinctures?\.$/);
  const unknown = await visitor.read("/bulk-order?product=no-such&category=no-such");
  expect([unknown.status, formFields(unknown.html).message]).toEqual([200, ""]);
});

test("the picker's list has at most 12 products with name, potency, pack and brand", async () => {
  const ask = async (q: string) => {
    const response = await shop.ask(`/api/bulk-products?${new URLSearchParams({ q })}`);
    return ((await response.json()) as { products: { label: string }[] }).products;
  };
  expect((await ask("arnica 30")).map(({ label }) => label)).toContain(ARNICA);
  expect((await ask("a")).length).toBeLessThanOrEqual(12);
  expect(await ask("")).toEqual([]);
  expect(await ask("%' or 1=1 --")).toEqual([]);
});

test("the same page sent twice is one request", async () => {
  const visitor = openVisitor(shop);
  const fields = { ...formFields((await visitor.read("/contact")).html), ...CONTACT };
  const before = await shop.database.db.$count(enquiries);
  await Promise.all([visitor.send("/contact", fields), visitor.send("/contact", fields)]);
  expect(await shop.database.db.$count(enquiries)).toBe(before + 1);
});

test("the page of wholesale prices has one way back, above its heading", async () => {
  const { html } = await openVisitor(shop).read("/wholesale-pricing");
  const head = html.slice(html.indexOf("<main"), html.indexOf("<h1"));
  expect(head).toContain('aria-label="Breadcrumb"');
  expect(head).not.toContain("Back to home");
});

test("wholesale prices are computed without JavaScript, and a wrong amount is said", async () => {
  const visitor = openVisitor(shop);
  expect((await visitor.read("/wholesale-pricing?goods=12000")).text).toContain(
    "You pay ₹10,800: 10% off, ₹1,200 saved.",
  );
  expect((await visitor.read("/wholesale-pricing?goods=4%2C000")).text).toContain(
    "Trade orders begin at ₹5,000; ₹1,000 is missing.",
  );
  expect((await visitor.read("/wholesale-pricing?goods=-1")).text).toContain(
    "Enter an amount in whole rupees",
  );
});

test("an application keeps its papers; one that is no PDF or picture is refused in words and keeps nothing", async () => {
  const png = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );
  const script = new File(
    ["<svg xmlns='http://www.w3.org/2000/svg'><script>1</script></svg>"],
    "licence.svg",
  );
  const refused = await readPage(await sendPapers(DISTRIBUTOR, [new File([png], "a.png"), script]));
  expect(refused.status).toBe(422);
  expect(refused.text).toContain("Please send PDF files or pictures");
  expect(formFields(refused.html)).toMatchObject({ gstin: DISTRIBUTOR.gstin });
  expect(await shop.database.db.$count(uploads)).toBe(0);

  const taken = await sendPapers(DISTRIBUTOR, [new File([png], "../../licence.png")]);
  expect(locationOf(taken)).toBe("/distributor-signup");
  expect(await newestEnquiry()).toMatchObject({ kind: "distributor", organization: "Devi Medical Hall" });
  const [paper] = await shop.database.db.select().from(uploads);
  expect(paper).toMatchObject({ purpose: "licence", fileName: "licence.png" });
});

test("papers are opened only for an application whose texts hold, and 30 times an hour for one network", async () => {
  const broken = () => [new File(["no paper"], "licence.pdf")];
  const elsewhere = "192.0.2.79";
  const wrongState = { ...DISTRIBUTOR, gstin: "27AAPFU0939F1ZV" };
  for (let time = 0; time < 31; time++) {
    const page = await readPage(await sendPapers(wrongState, broken(), elsewhere));
    expect(page.text).toContain("This GSTIN belongs to a different state from the PIN code.");
    expect(page.text).not.toContain("Please send PDF files or pictures");
  }
  for (let time = 0; time < 30; time++) {
    const page = await readPage(await sendPapers(DISTRIBUTOR, broken(), elsewhere));
    expect(page.text).toContain("Please send PDF files or pictures");
  }
  const refused = await sendPapers(DISTRIBUTOR, broken(), elsewhere);
  expect(refused.status).toBe(429);
  const retryAfter = Number(refused.headers.get("retry-after"));
  expect(retryAfter).toBeGreaterThan(3_000);
  expect(retryAfter).toBeLessThanOrEqual(3_600);
  expect((await sendPapers(DISTRIBUTOR, [], elsewhere)).status).toBe(303);
});

test.each([
  [{ gstin: "06ABCDE1234F1Z5" }, "This is not a GSTIN."],
  [{ gstin: "27AAPFU0939F1ZV" }, "This GSTIN belongs to a different state from the PIN code."],
  [{ drugLicence: "applied" }, "Enter the licence number as it is printed on the licence"],
  [{ consent: "" }, "Please agree, so that we may keep and check your papers"],
  [{ organization: "" }, "Please fill in all required fields"],
])("an application with %j says what is wrong", async (wrong, words) => {
  const page = await readPage(await sendPapers({ ...DISTRIBUTOR, ...wrong } as Record<string, string>));
  expect(page.status).toBe(422);
  expect(page.text).toContain(words);
});
