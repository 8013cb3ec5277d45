import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SETTINGS_GROUPS, type SettingField, settingFields } from "#app/domain/shop/setting-fields.ts";

/** Where each fact that the owner can enter is used; a setting that changes nothing would be a lie. A new one gets its line here. */
const READERS: Record<string, Record<string, string>> = {
  "domain/store-hours.ts": {
    hours: "weekly.weekday weekly.opensAt weekly.closesAt holidays.date",
    supportHours: "weekly.weekday weekly.opensAt weekly.closesAt",
  },
  "content/pages/shop-words.server.ts": {
    shop: "legalName whatsapp address.line1 address.area address.town address.district address.state address.pincode licence20c licence20cHolder licence20cValidUntil licence20d gstin isGstUnregistered",
    hours: "holidays.name",
    delivery: "zones.name",
    returns: "windowDays damagedClaimHours refundDays",
    legal:
      "grievanceOfficer.name grievanceOfficer.designation grievanceOfficer.email grievanceOfficer.phone competentPerson acknowledgeHours answerDays privacyAnswerDays jurisdiction invoiceYears policiesDatedOn",
  },
  "root.tsx": { shop: "name tagline phone email" },
  "content/pages/trust-band.server.ts": { legal: "pharmacistRegistration" },
  "services/pages/structured-data/business.server.ts": { shop: "geo.lat geo.lng serviceRadiusKm.business" },
  "services/pages/structured-data/pages.server.ts": { shop: "serviceRadiusKm.locationPages" },
  "services/orders/price-order.server.ts": { shop: "address.stateCode" },
  "domain/delivery.ts": {
    delivery:
      "freeFromPaise cutOff weekdays zones.feePaise zones.isFreeDeliveryOffered zones.minDays zones.maxDays zones.cutOff",
    express: "isOn pincodes feePaise hoursBeforeClosing minHours maxHours",
  },
  "services/orders/upi-request.server.ts": { shop: "upiMerchantCode" },
  "domain/payment-offer.ts": {
    shop: "upiVpa",
    cod: "pincodes.from pincodes.to minPaise maxPaise advancePercent advanceLeastPaise",
  },
  "services/orders/judge-cash.server.ts": { cod: "isByExperience" },
  "domain/shop/payment-method.ts": {
    checkout: "upiHoldMinutes",
    bank: "transferDays",
  },
  "services/payments/open-payment.server.ts": { checkout: "isTakenAtDispatch setAsideDays" },
  "services/cart/purge-expired-carts.server.ts": { cart: "keptDays" },
  "services/accounts/remind-carts.server.ts": { cart: "isReminderOn remindAfterHours" },
  "services/cart/change-cart.server.ts": { cart: "maxQuantityPerLine" },
  "services/orders/allocate-order.server.ts": { checkout: "minShelfDaysLeft" },
  "domain/bank-transfer.ts": { bank: "accountHolder bankName accountNumber ifsc" },
  "services/office/today.server.ts": { stock: "lowFrom expiringDays" },
  "domain/books/tally/vouchers-of.ts": {
    tally:
      "sales delivery cgst sgst igst rounding customers cash riders upi online bank petty change clinic shortOver",
  },
  "domain/books/tally/tally-xml.ts": { tally: "company" },
  "services/reports/mark-best-sellers.server.ts": { bestSellers: "isFromSales leastPacks" },
  "domain/permissions.ts": { accounts: "isSecondFactorRequired isSecondFactorRequiredOfStaff" },
  "routes/admin/products/new.tsx": { tax: "gstPercent hsn" },
  "domain/invoices/hsn-digits.ts": { tax: "isTurnoverAboveFiveCrore" },
  "services/invoices/invoice-parties.server.ts": { shop: "nameInHindi" },
  "domain/cart/trade-price.ts": { bulk: "minPaise tiers.fromPaise tiers.percent" },
  "services/clinic/purge-old-consultations.server.ts": { legal: "medicalRecordYears" },
  "components/pages/content/shop-founder.tsx": { founder: "name role story" },
  "services/prescriptions/issue-prescription.server.ts": { prescriptions: "validDays" },
  "services/prescriptions/refills.server.ts": { prescriptions: "remindDaysBefore" },
  "services/enquiries/send-enquiry.server.ts": { enquiries: "answerHours" },
  "services/enquiries/quotes/create-quote.server.ts": { enquiries: "quoteValidDays" },
  "services/clinic/request-consultation.server.ts": { clinic: "answerHours" },
  "services/clinic/find-consultation.server.ts": { clinic: "changeUntilHours videoBaseUrl" },
  "services/clinic/slots.server.ts": { clinic: "leadMinutes daysAhead" },
  "services/clinic/tell-waiting.server.ts": { clinic: "waitingHeadStartMinutes" },
};

test("every setting is read where it is said to be, outside the screen that changes it", () => {
  const read = Object.entries(READERS).flatMap(([file, groups]) => {
    const words = readFileSync(`app/${file}`, "utf8");
    return Object.entries(groups).flatMap(([group, facts]) =>
      facts.split(" ").map((fact) => {
        const word = fact.slice(fact.lastIndexOf(".") + 1);
        expect([file, fact, new RegExp(`\\b${word}\\b`).test(words)]).toEqual([file, fact, true]);
        return `${group}.${fact}`;
      }),
    );
  });
  const facts = SETTINGS_GROUPS.flatMap((group) =>
    namesOf(settingFields(group)).map((name) => `${group}.${name}`),
  );
  expect([...new Set(facts)].sort()).toEqual(read.sort());
});

/** The facts of a group; those of a zone once for all zones. */
function namesOf(fields: SettingField[], under = ""): string[] {
  return fields.flatMap((field) => {
    if (field.input === "group") return namesOf(field.fields, under);
    if (field.input === "list") return namesOf(field.columns, `${under}${field.name}.`);
    return [(under + field.name).replace(/^zones\.[\w-]+/, "zones")];
  });
}
