import { expect, test } from "vitest";
import { ACTIONS, may, ROLES, worksInShop } from "#app/domain/permissions.ts";

test("a guest may do nothing of the table", () => {
  expect(ACTIONS.filter((action) => may(undefined, action))).toEqual([]);
});
test("the owner may do everything but sign a prescription, which takes a doctor", () => {
  expect(ACTIONS.filter((action) => !may("admin", action))).toEqual(["write-prescriptions"]);
});
test("money, settings and roles are the owner's alone", () => {
  for (const action of ["return-money", "edit-settings", "change-roles", "export-data"] as const)
    expect(ROLES.filter((role) => may(role, action))).toEqual(["admin"]);
});
test("consultations are the doctor's and the owner's, not the counter's", () => {
  expect(ROLES.filter((role) => may(role, "see-consultations"))).toEqual(["admin", "doctor"]);
});
test("who only buys sees no other person's orders", () => {
  expect(ROLES.filter((role) => !may(role, "see-orders"))).toEqual(["doctor", "business", "customer"]);
});
test("admin, staff and doctor work in the shop", () => {
  expect(ROLES.filter(worksInShop)).toEqual(["admin", "staff", "doctor"]);
});
