import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { carts } from "#app/db/schema/cart.ts";
import { products } from "#app/db/schema/catalog.ts";
import { attempts } from "#app/db/schema/ground.ts";
import type { Auth } from "#app/services/accounts/auth/create-auth.server.ts";
import { addPerson, openAuth, PASSWORD } from "#tests/support/accounts.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { type Browser, openBrowser } from "#tests/support/browser.ts";

type Letter = { to: string; text: string };

let shop: TestShop;
let auth: Auth;
let smtp: SMTPServer;
const letters: Letter[] = [];

beforeAll(async () => {
  smtp = new SMTPServer({ authOptional: true, disabledCommands: ["STARTTLS"], onData: receive });
  smtp.listen(0, "127.0.0.1");
  await once(smtp.server, "listening");
  const { port } = smtp.server.address() as AddressInfo;
  shop = await openTestShop({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  auth = openAuth(shop.database.db);
});
afterAll(async () => {
  await shop.close();
  await new Promise<void>((done) => smtp.close(done));
});

let networks = 0;
const newBrowser = () => openBrowser(shop, `203.0.113.${++networks}`);

test("who registers gets a letter, chooses a password behind its link, signs in, is greeted and signs out", async () => {
  const browser = newBrowser();
  const email = "asha@example.org";
  const person = { name: "Asha Verma", email };
  const registered = await browser.submit("/register", person);
  expect([registered.status, registered.headers.get("location")]).toEqual([303, "/verify-email"]);
  const link = /http:\/\/shop\.test(\/verify-email\?token=[\w.-]+)/.exec(await letterTo(email))![1]!;
  const opened = await browser.open(link);
  expect(opened.status).toBe(200);
  expect(opened.headers.get("referrer-policy")).toBe("no-referrer");
  expect(await opened.text()).toContain(email);
  const chosen = { intent: "finish", name: person.name, password: PASSWORD };
  const easy = await browser.submit(link, { ...chosen, password: "password12" });
  expect(easy.status).toBe(422);
  expect((await browser.submit(link, chosen)).headers.get("location")).toBe("/login");
  expect(browser.cookies.has("materia_device")).toBe(true);
  expect(await (await browser.open(link)).text()).toContain("This link does not work any more");
  const signedIn = await browser.submit("/login?returnTo=/profile", {
    identifier: email,
    password: PASSWORD,
  });
  expect([signedIn.status, signedIn.headers.get("location")]).toEqual([303, "/profile"]);
  expect(await visit(browser)).toMatchObject({
    account: { name: "Asha Verma" },
    notice: { kind: "signed-in" },
  });
  expect(await visit(browser)).toMatchObject({ notice: null });
  expect((await browser.open("/profile")).status).toBe(200);
  expect((await browser.submit("/logout", {})).headers.get("location")).toBe("/");
  expect(await visit(browser)).toMatchObject({ account: null, notice: { kind: "signed-out" } });
  expect((await browser.open("/profile")).headers.get("location")).toBe("/login?returnTo=%2Fprofile");
});

test("the session's cookie is for this host and the server alone, and outlives the browser", async () => {
  const { email } = await addPerson(auth);
  const browser = newBrowser();
  const answer = await browser.submit("/login", { identifier: email, password: PASSWORD });
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith("materia_session="))!;
  expect(cookie).toMatch(/; HttpOnly/i);
  expect(cookie).toMatch(/; SameSite=Lax/i);
  expect(cookie).toMatch(/; Path=\//i);
  expect(cookie).toMatch(/; Max-Age=2592000/i);
  expect(cookie).not.toMatch(/Domain|Secure/i);
});

test("over https the cookie is bound to host and https", async () => {
  const secure = await openTestShop({ PUBLIC_ORIGIN: "https://shop.test" });
  const { email } = await addPerson(openAuth(secure.database.db));
  const headers = { origin: "https://shop.test" };
  const answer = await secure.send("/login", { identifier: email, password: PASSWORD }, { headers });
  const cookies = answer.headers.getSetCookie();
  expect(cookies.find((line) => line.startsWith("__Host-materia_session="))).toMatch(/; Secure/i);
  for (const line of cookies.filter((cookie) => !/Max-Age=0/i.test(cookie)))
    expect(line).toMatch(/; Secure/i);
  await secure.close();
});

test("a session that was planted before is not the one after signing in", async () => {
  const { email } = await addPerson(auth);
  const other = await signedInBrowser((await addPerson(auth)).email);
  const planted = other.cookies.get("materia_session")!;
  const browser = newBrowser();
  browser.cookies.set("materia_session", planted);
  await browser.submit("/login", { identifier: email, password: PASSWORD });
  expect(browser.cookies.get("materia_session")).not.toBe(planted);
  expect(await visit(other)).toMatchObject({ account: null });
  expect(await visit(browser)).toMatchObject({ account: { name: "Meera Nair" } });
});

test("sign-in, recovery, code and registration answer alike for a known and an unknown address", async () => {
  const { email } = await addPerson(auth);
  const unknown = "a-stranger@example.org";
  const forms: [string, (address: string) => Record<string, string>][] = [
    ["/login", (identifier) => ({ identifier, password: "not it at all" })],
    ["/forgot-password", (address) => ({ email: address })],
    ["/login/code", (identifier) => ({ intent: "request", identifier })],
    ["/register", (address) => ({ name: "N", email: address })],
  ];
  for (const [path, fields] of forms) {
    await auth.db.delete(attempts);
    const answers = [];
    for (const address of [email, unknown]) {
      const answer = await newBrowser().submit(path, fields(address));
      const text = (await answer.text()).replaceAll(address, "ADDRESS").replace(/\d{13}/g, "INSTANT");
      const location = answer.headers.get("location")?.replaceAll(encodeURIComponent(address), "ADDRESS");
      const words = text.replace(/<script[\s\S]*?<\/script>/g, "").replace(/[\da-f]{8}-[\da-f-]{27}/g, "ID");
      answers.push([answer.status, location, words]);
    }
    expect(answers[0], path).toEqual(answers[1]);
  }
});

test("another site's form signs nobody in or out", async () => {
  const { email } = await addPerson(auth);
  const browser = await signedInBrowser(email);
  const foreign = { headers: { origin: "http://evil.test", "sec-fetch-site": "cross-site" } };
  for (const path of ["/login", "/logout", "/logout.data", "/profile", "/auth/google", "/register"])
    expect((await browser.submit(path, { identifier: email, password: PASSWORD }, foreign)).status).toBe(403);
  expect((await browser.open("/logout")).status).toBe(302);
  expect(await visit(browser)).toMatchObject({ account: { name: "Meera Nair" } });
});

test.each([
  "//evil.test",
  "/\\evil.test",
  "https://evil.test",
  "/%2f%2fevil.test",
  "javascript:alert(1)",
  "\t//evil.test",
])("nobody is led to another site by %s", async (returnTo) => {
  const { email } = await addPerson(auth);
  const path = `/login?${new URLSearchParams({ returnTo })}`;
  const answer = await newBrowser().submit(path, { identifier: email, password: PASSWORD, returnTo });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/"]);
});

test("the way back after signing in is the address of the page, also when its script or a form asked for it", async () => {
  const guest = newBrowser();
  const byScript = await guest.open("/orders.data?after=3&_routes=routes%2Forders%2Findex");
  expect(await byScript.text()).toContain(`"/login?returnTo=${encodeURIComponent("/orders?after=3")}"`);
  const byForm = await guest.submit("/profile/addresses", { intent: "save", name: "Asha" });
  expect(byForm.headers.get("location")).toBe("/login?returnTo=%2Fprofile%2Faddresses");
  const ofFile = await guest.open("/profile/data");
  expect(ofFile.headers.get("location")).toBe("/login?returnTo=%2Fprofile%2Fprivacy");
});

test("a public page carries nobody's name and sets no cookie", async () => {
  const browser = await signedInBrowser((await addPerson(auth)).email);
  for (const path of ["/", "/shop", "/brands", "/login"]) {
    const answer = await browser.open(path);
    expect(await answer.text()).not.toContain("Meera");
    if (path !== "/login") expect(answer.headers.getSetCookie()).toEqual([]);
  }
});

test("signing out with a session that is gone on the server still ends it in the browser", async () => {
  const { email, userId } = await addPerson(auth);
  const browser = await signedInBrowser(email);
  await shop.database.pool.query("delete from sessions where user_id = $1", [userId]);
  const answer = await browser.submit("/logout", {});
  expect(answer.status).toBe(303);
  expect(browser.cookies.has("materia_session")).toBe(false);
});

test("a device that is not there, however it is called, is not found", async () => {
  const browser = await signedInBrowser((await addPerson(auth)).email);
  for (const id of ["", "unknown", "\0"])
    expect((await browser.submit("/profile/sessions", { id })).status).toBe(404);
});

test("signing out elsewhere or everywhere reaches the other browsers", async () => {
  const { email } = await addPerson(auth);
  const [here, there, third] = [
    await signedInBrowser(email),
    await signedInBrowser(email),
    await signedInBrowser(email),
  ];
  await here.submit("/logout", { scope: "others" });
  expect((await visit(here)).account).not.toBeNull();
  expect((await visit(there)).account).toBeNull();
  expect((await visit(third)).account).toBeNull();
  const fourth = await signedInBrowser(email);
  await here.submit("/logout", { scope: "global" });
  expect((await visit(here)).account).toBeNull();
  expect((await visit(fourth)).account).toBeNull();
});

test("a guest's cart is in the account's after signing in, and does not stay in the browser after signing out", async () => {
  const { email, userId } = await addPerson(auth);
  const slug = await slugInStock();
  const browser = newBrowser();
  await browser.submit("/cart", { intent: "add", slug, quantity: "1" });
  expect(await visit(browser)).toMatchObject({ cartCount: 1 });
  const answer = await browser.submit("/login?returnTo=/checkout", { identifier: email, password: PASSWORD });
  expect(answer.headers.get("location")).toBe("/cart");
  expect(await visit(browser)).toMatchObject({
    cartCount: 1,
    notice: { kind: "signed-in", merged: { lines: 1, cappedLines: 0, wishes: 0 } },
  });
  await browser.submit("/cart", { intent: "set", slug, quantity: "2" });
  expect(browser.cookies.has("materia_cart")).toBe(false);
  const [cart] = await auth.db.select().from(carts).where(eq(carts.profileId, userId));
  expect(cart).toBeDefined();
  await browser.submit("/logout", {});
  expect(await visit(browser)).toMatchObject({ cartCount: 0 });
  const elsewhere = await signedInBrowser(email);
  expect(await visit(elsewhere)).toMatchObject({ cartCount: 2 });
});

test("a person's data comes as a file, and is theirs", async () => {
  const { email } = await addPerson(auth);
  const browser = await signedInBrowser(email);
  const answer = await browser.open("/profile/data");
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="my-data-/);
  expect(await answer.json()).toMatchObject({ account: { email, name: "Meera Nair" } });
});

test("without its keys Google is not offered", async () => {
  const browser = newBrowser();
  expect((await browser.submit("/auth/google", {})).status).toBe(404);
  expect((await browser.open("/auth/google/callback?code=x&state=y")).status).toBe(404);
  expect(await (await browser.open("/login")).text()).not.toContain("/auth/google");
});

async function signedInBrowser(identifier: string): Promise<Browser> {
  const browser = newBrowser();
  const answer = await browser.submit("/login", { identifier, password: PASSWORD });
  if (answer.status !== 303) throw new Error(`Not signed in: ${answer.status}`);
  await visit(browser);
  return browser;
}

async function visit(browser: Browser): Promise<Record<string, unknown>> {
  return (await browser.open("/api/visit")).json() as Promise<Record<string, unknown>>;
}

async function slugInStock(): Promise<string> {
  const { rows } = await shop.database.pool.query<{ slug: string }>(
    `select p.slug from products p join batches b on b.product_id = p.id
     where p.is_published and p.sold_to = 'anyone' and not b.is_quarantined
       and b.quantity > 10 and b.expires_on > now() + interval '1 year' order by p.id limit 1`,
  );
  expect(await auth.db.$count(products, eq(products.slug, rows[0]!.slug))).toBe(1);
  return rows[0]!.slug;
}

function receive(
  stream: NodeJS.ReadableStream,
  session: { envelope: { rcptTo: { address: string }[] } },
  done: () => void,
) {
  let text = "";
  stream.on("data", (chunk) => {
    text += chunk;
  });
  stream.on("end", () => {
    const plain = text.replace(/=\r\n/g, "").replace(/=3D/g, "=");
    letters.push({ to: session.envelope.rcptTo[0]!.address, text: plain });
    done();
  });
}

/** The letter that arrives at an address, once the shop's worker has sent it. */
async function letterTo(address: string): Promise<string> {
  for (;;) {
    const letter = letters.find(({ to }) => to === address);
    if (letter) return letter.text;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
