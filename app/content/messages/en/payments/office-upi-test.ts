import type { UpiApp, UpiTestState } from "#app/domain/payments/upi-test.ts";

/** Words of the office screen on which the owner tests the UPI address of the shop. */
export const officeUpiTestText = {
  title: "Test the UPI address",
  note: "Pay one rupee from three apps. Only the apps know whether they pay this address.",
  back: "Payments",
  noAddress: "No UPI address is entered. Please enter it in the settings of the shop first.",
  toSettings: "Settings of the shop",
  pay: {
    title: "Pay ₹1.00",
    to: (address: string) => `To ${address}`,
    merchant: (code: string) => `Merchant's address, code ${code}`,
    personal: "Personal address. Apps refuse links to it, so buyers scan or copy.",
    qr: (address: string) => `QR code to pay one rupee to ${address}`,
    open: "Open a UPI app",
    yours: "Use your own or your family's apps. The rupee comes back to you through the shop's account.",
  },
  form: {
    title: "What you saw",
    row: (place: number) => `App ${place}`,
    app: "App",
    worked: "Did it pay?",
    yes: "It paid",
    no: "It refused",
    said: "What it said",
    saidHint: "For example: limit exceeded, U16.",
    keep: "Keep the result",
  },
  apps: {
    gpay: "Google Pay",
    phonepe: "PhonePe",
    paytm: "Paytm",
    bhim: "BHIM",
    "amazon-pay": "Amazon Pay",
    "bank-app": "App of a bank",
    other: "Another app",
  } satisfies Record<UpiApp, string>,
  result: {
    title: "Last test",
    none: "This shop's address was not tested yet.",
    at: (address: string, when: string) => `${address}, ${when}`,
    worked: "Paid",
    refused: "Refused",
  },
  states: {
    "not-needed": "No UPI address is entered.",
    untested: "Please test the address before buyers do.",
    changed: "The address has changed since the last test. Please test it again.",
    failed: "An app did not pay. Buyers with that app need another way.",
    passed: "All three apps paid this address.",
  } satisfies Record<UpiTestState, string>,
  kept: "The result is kept.",
  refusals: {
    "no-address": "No UPI address is entered.",
    "same-apps": "Please choose three different apps.",
    incomplete: "Please say of each app whether it paid.",
  },
};
