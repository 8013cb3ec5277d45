import { expect, test } from "vitest";
import { waysToReach } from "#app/domain/prescriptions/ways-to-reach.ts";

test("who gave both is reached by both, who gave one by that alone", () => {
  const email = "asha@example.in";
  const phone = "9811024680";
  expect(waysToReach({ email, phone }).map(({ channel }) => channel)).toEqual(["mail", "sms"]);
  expect(waysToReach({ email: "", phone })).toEqual([{ channel: "sms", recipient: phone }]);
  expect(waysToReach({ email, phone: "" })).toEqual([{ channel: "mail", recipient: email }]);
  expect(waysToReach({ email: "", phone: "" })).toEqual([]);
});
