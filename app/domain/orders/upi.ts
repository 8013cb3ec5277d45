// The link that opens any UPI app with payee, amount and order filled in; the same text goes into the QR code.

/** A upi://pay link in rupees with two decimals; the reference (an order's number, or a bill's) is also its note. */
export function upiLink({
  vpa,
  payeeName,
  amountPaise,
  reference,
}: {
  vpa: string;
  payeeName: string;
  amountPaise: number;
  reference: string;
}): string {
  const fields = {
    pa: vpa,
    pn: payeeName,
    am: (amountPaise / 100).toFixed(2),
    cu: "INR",
    tr: reference,
    tn: reference,
  };
  const query = Object.entries(fields).map(([key, value]) => `${key}=${encodeForUpi(value)}`);
  return `upi://pay?${query.join("&")}`;
}

function encodeForUpi(value: string): string {
  // UPI apps read %20 and a plain @, not the + and %40 of web forms.
  return encodeURIComponent(value).replaceAll("%40", "@");
}
