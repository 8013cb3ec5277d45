import { expect, test } from "vitest";
import { upiAppLink, upiQrText } from "#app/domain/orders/upi.ts";

const payment = {
  vpa: "shop@okbank",
  merchantCode: "5912",
  payeeName: "Sohna Homeo Hall",
  amountPaise: 95500,
  reference: "SH-1234-5678",
};
const personal = { ...payment, merchantCode: undefined };

test("a merchant's link names category, way, order, payee and amount", () => {
  expect(upiAppLink(payment)).toBe(
    "upi://pay?pa=shop@okbank&pn=Sohna%20Homeo%20Hall&mc=5912&mode=04&tr=SH-1234-5678&am=955.00&cu=INR&tn=SH-1234-5678",
  );
  expect(upiQrText(payment)).toBe(
    "upi://pay?pa=shop@okbank&pn=Sohna%20Homeo%20Hall&mc=5912&tr=SH-1234-5678&am=955.00&cu=INR&tn=SH-1234-5678",
  );
});

test("a personal address has a QR code without a merchant's fields, and no link", () => {
  expect(upiAppLink(personal)).toBeUndefined();
  expect(upiQrText(personal)).toBe(
    "upi://pay?pa=shop@okbank&pn=Sohna%20Homeo%20Hall&am=955.00&cu=INR&tn=SH-1234-5678",
  );
});

test("a name with & or # does not break the text, and paise are never lost", () => {
  const text = upiQrText({ ...personal, payeeName: "Roots & Co #1", amountPaise: 100001 });
  expect(text).toContain("pn=Roots%20%26%20Co%20%231&am=1000.01&");
});
