import { createCookie } from "react-router";
import { expect, test } from "vitest";
import { ownCookie } from "#app/middleware/own-cookie.server.ts";
import { newToken } from "#app/services/new-token.server.ts";

const SECRET = "a-secret-of-the-tests-that-is-long-enough";
const HTTP = { secret: SECRET, config: { publicOrigin: "http://shop.test" } };
const HTTPS = { secret: SECRET, config: { publicOrigin: "https://shop.test" } };
const CART = { name: "materia_cart", maxAgeSeconds: 60, formerShape: /^[\w-]{22}$/ } as const;
const DEVICE = { name: "materia_device", maxAgeSeconds: 60, formerShape: /^[A-Za-z0-9]{32}$/ } as const;
const USER = "u".repeat(32);

const sending = (...lines: string[]) =>
  new Request("http://shop.test/", {
    headers: { cookie: lines.map((line) => line.split(";", 1)[0]).join("; ") },
  });
const renamed = (line: string, name: string) => line.replace(/^[^=]+/, name);
const formerLine = (name: string, value: string) =>
  createCookie(name, { secrets: [SECRET] }).serialize(value);

test.each([HTTP, HTTPS])(
  "a cookie of one kind is never taken for another of $config.publicOrigin",
  async (shop) => {
    const [cart, device] = [ownCookie(shop, CART), ownCookie(shop, DEVICE)];
    expect((await cart.read(sending(await cart.write("mine")))).value).toBe("mine");
    const asCart = renamed(await device.write(newToken()), cart.name);
    expect((await cart.read(sending(asCart))).value).toBeNull();
  },
);

test("over https a cookie is bound to host and https, and keeps its name over http", async () => {
  expect(await ownCookie(HTTP, CART).write("x")).toMatch(/^materia_cart=.*HttpOnly; SameSite=Lax$/);
  expect(await ownCookie(HTTPS, CART).write("x")).toMatch(/^__Host-materia_cart=.*; Secure; SameSite=Lax$/);
});

test.each([HTTP, HTTPS])(
  "the cart of the day before the update is taken once and signed anew: $config.publicOrigin",
  async (shop) => {
    const id = newToken();
    const cart = ownCookie(shop, CART);
    const { value, renewal } = await cart.read(sending(await formerLine("materia_cart", id)));
    expect(value).toBe(id);
    const again = await cart.read(sending(renewal[0]!));
    expect(again).toEqual({ value: id, renewal: [] });
    const isDeleted = renewal.some((line) => line.startsWith("materia_cart=;") && line.includes("Max-Age=0"));
    expect(isDeleted).toBe(shop === HTTPS);
  },
);

test("what was signed before with another kind's value, or with another secret, is nobody's", async () => {
  const cart = ownCookie(HTTPS, CART);
  expect((await cart.read(sending(await formerLine("materia_cart", USER)))).value).toBeNull();
  const foreign = createCookie("materia_cart", { secrets: ["another secret of somebody else"] });
  expect((await cart.read(sending(await foreign.serialize(newToken())))).value).toBeNull();
  expect((await ownCookie(HTTPS, DEVICE).read(sending(await formerLine("materia_device", USER)))).value).toBe(
    USER,
  );
});

test("a forgotten cookie is forgotten by its former name too", async () => {
  const lines = await ownCookie(HTTPS, CART).forget();
  expect(lines.map((line) => line.split("=")[0])).toEqual(["__Host-materia_cart", "materia_cart"]);
});
