import { expect, test } from "vitest";
import {
  type Actor,
  actorColumns,
  actorName,
  actorOf,
  byCommand,
  bySystem,
  byUser,
  SHOPPER,
} from "#app/domain/actor.ts";

const ACTORS = [byUser({ userId: "u1" }), SHOPPER, bySystem("turn-sales"), byCommand("orders")];

test("who did something is read back as it was written down", () => {
  expect(ACTORS.map(actorColumns)).toEqual([
    { actorKind: "user", actorId: "u1" },
    { actorKind: "shopper", actorId: null },
    { actorKind: "system", actorId: "turn-sales" },
    { actorKind: "command", actorId: "orders" },
  ]);
  expect(ACTORS.map((actor) => actorOf(actorColumns(actor)))).toEqual(ACTORS);
});

test("a name cannot stand where somebody is named by their id", () => {
  const signedIn = { userId: "u1", name: "Kavita" };
  // @ts-expect-error A text is nobody.
  const byName: Actor = signedIn.name;
  // @ts-expect-error Nor does a name become somebody by looking like it.
  const looksLike: Actor = { kind: "user", id: signedIn.name };
  // @ts-expect-error A job has a name that the shop knows.
  bySystem(signedIn.name);
  expect([byName, looksLike]).not.toContainEqual(byUser(signedIn));
});

const WORDS = {
  shopper: "A customer",
  system: "The shop's computer",
  command: "Somebody at the server",
  unknown: "Not written down",
  gone: "Someone who has left",
  nameless: "Someone without a name",
};

test.each([
  ["user", "Kavita", "Kavita"],
  ["user", "", "Someone without a name"],
  ["user", null, "Someone who has left"],
  ["shopper", null, "A customer"],
  ["system", null, "The shop's computer"],
  ["unknown", null, "Not written down"],
] as const)("a %s named %s is called “%3$s”", (kind, name, called) => {
  expect(actorName({ kind, name }, WORDS)).toBe(called);
});
