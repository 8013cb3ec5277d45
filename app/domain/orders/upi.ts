// What opens a UPI app with payee, amount and order filled in (NPCI, UPI Linking Specifications): a link on the same phone, or
// the text of a QR code. Apps refuse links to a personal address, so a link needs the merchant's category code.

/** `merchantCode` is undefined for a personal address; `reference` is an order's number, or a bill's. */
export type UpiPayment = {
  vpa: string;
  merchantCode: string | undefined;
  payeeName: string;
  amountPaise: number;
  reference: string;
};

/** The text of a QR code; a personal address is given no merchant's fields. */
export function upiQrText({ merchantCode: mc, reference: tr, ...payment }: UpiPayment): string {
  return upiAddress(payment, mc ? { mc, tr } : {}, tr);
}

/** The link that opens an app on the phone itself (mode 04); undefined for a personal address. */
export function upiAppLink({ merchantCode: mc, reference: tr, ...payment }: UpiPayment): string | undefined {
  return mc && upiAddress(payment, { mc, mode: "04", tr }, tr);
}

function upiAddress(
  { vpa, payeeName, amountPaise }: Pick<UpiPayment, "vpa" | "payeeName" | "amountPaise">,
  merchant: Record<string, string>,
  note: string,
): string {
  const amount = (amountPaise / 100).toFixed(2);
  const fields = { pa: vpa, pn: payeeName, ...merchant, am: amount, cu: "INR", tn: note };
  const query = Object.entries(fields).map(([key, value]) => `${key}=${encodeForUpi(value)}`);
  return `upi://pay?${query.join("&")}`;
}

function encodeForUpi(value: string): string {
  // UPI apps read %20 and a plain @, not the + and %40 of web forms.
  return encodeURIComponent(value).replaceAll("%40", "@");
}
