import { expect, test } from "vitest";
import { prescriptionState } from "#app/domain/prescriptions/prescription-state.ts";

const signed = { isRevoked: false, isReplaced: false, expiresOn: "2026-12-21" };

test("a prescription is valid through its last day", () => {
  expect(prescriptionState(signed, "2026-12-21")).toBe("valid");
  expect(prescriptionState(signed, "2026-12-22")).toBe("expired");
});
test("what was revoked stays revoked, also when it was replaced or is over", () => {
  expect(prescriptionState({ ...signed, isRevoked: true, isReplaced: true }, "2030-01-01")).toBe("revoked");
  expect(prescriptionState({ ...signed, isReplaced: true }, "2026-11-21")).toBe("replaced");
});
