import { expect, test } from "vitest";
import { upiLink } from "#app/domain/orders/upi.ts";

test("the link names payee, amount and order", () => {
  expect(
    upiLink({
      vpa: "shop@okbank",
      payeeName: "Sohna Homeo Hall",
      amountPaise: 95500,
      reference: "SH-1234-5678",
    }),
  ).toBe("upi://pay?pa=shop@okbank&pn=Sohna%20Homeo%20Hall&am=955.00&cu=INR&tr=SH-1234-5678&tn=SH-1234-5678");
});

test("a name with & or # does not break the link, and paise are never lost", () => {
  const link = upiLink({ vpa: "a@b", payeeName: "Roots & Co #1", amountPaise: 100001, reference: "SH-1" });
  expect(link).toContain("pn=Roots%20%26%20Co%20%231&am=1000.01&");
});
