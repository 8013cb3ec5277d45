// Every fact of the shop that a long text may name, in one place: {{freeFrom}} in a text is shopWords(settings).freeFrom.

import { arrivalText } from "#app/content/messages/arrival.ts";
import { formatDate, formatTime, weekdayName } from "#app/content/messages/dates.ts";
import { hoursText } from "#app/content/messages/hours-text.ts";
import { escapeHtml } from "#app/domain/form/escape-html.ts";
import { formatPhone } from "#app/domain/form/phone.ts";
import { clockMinutes } from "#app/domain/india-time.ts";
import { rupees } from "#app/domain/money.ts";
import type { Settings } from "#app/domain/settings.ts";

const MISSING = "";
const UNREGISTERED = "none: the shop is not registered for GST";
const NO_PINCODE = "no PIN code at present";

/** The facts of the shop as HTML, by the word that texts use for them; empty where nobody has entered it. */
export function shopWords(settings: Settings): Record<ShopWord, string> {
  const words = { ...whoWords(settings), ...deliveryWords(settings), ...legalWords(settings) };
  const lists = listWords(settings);
  return { ...escapeAll(words), ...lists };
}

/** The words for which nothing is entered: what needs one is left out of a text. */
export function missingWords(settings: Settings): string[] {
  return Object.entries(shopWords(settings)).flatMap(([word, value]) => (value === MISSING ? [word] : []));
}

export type ShopWord =
  | keyof ReturnType<typeof whoWords>
  | keyof ReturnType<typeof deliveryWords>
  | keyof ReturnType<typeof legalWords>
  | keyof ReturnType<typeof listWords>;

function whoWords({ shop, hours, supportHours }: Settings) {
  const { line1, area, town, district, state, pincode } = shop.address;
  const phone = shop.phone && `+91 ${formatPhone(shop.phone)}`;
  const chat = shop.whatsapp && `+91 ${formatPhone(shop.whatsapp)}`;
  return {
    shopName: shop.name,
    legalName: shop.legalName ?? shop.name,
    address: `${[line1, area, town, district, state].filter(Boolean).join(", ")} ${pincode}`,
    town,
    district,
    state,
    phone: phone ?? MISSING,
    whatsapp: chat ?? MISSING,
    reach: [phone, chat && `WhatsApp ${chat}`, shop.email].filter(Boolean).join(", "),
    email: shop.email,
    hours: hoursText(hours).join(", "),
    supportHours: hoursText(supportHours).join(", "),
    licence20c: licence20cText(shop),
    licence20cHolder: shop.licence20cHolder ?? MISSING,
    licence20d: shop.licence20d ?? MISSING,
    gstin: shop.gstin ?? (shop.isGstUnregistered ? UNREGISTERED : MISSING),
  };
}

function licence20cText({ licence20c, licence20cValidUntil: until }: Settings["shop"]): string {
  if (!licence20c) return MISSING;
  return until ? `${licence20c}, valid until ${formatDate(until)}` : licence20c;
}

function deliveryWords({ delivery, express, cod, bulk, returns, checkout, cart }: Settings) {
  const { "same-day": near, "next-day": next, ncr, "pan-india": india } = delivery.zones;
  const percents = bulk.tiers.map((tier) => tier.percent);
  return {
    freeFrom: rupees(delivery.freeFromPaise),
    cutOff: clock(near.cutOff ?? delivery.cutOff),
    nearArrival: arrivalText(near),
    nextArrival: arrivalText(next),
    deliveryDays: weekdaysText(delivery.weekdays),
    ncrDays: daysText(ncr),
    indiaDays: daysText(india),
    expressFee: rupees(express.feePaise),
    expressHours: `${express.minHours} to ${express.maxHours}`,
    expressHoursBeforeClosing: `${express.hoursBeforeClosing}`,
    expressPincodes: (express.isOn && express.pincodes.join(", ")) || NO_PINCODE,
    codPincodes:
      cod.pincodes.map(({ from, to }) => (from === to ? from : `${from} to ${to}`)).join(", ") || NO_PINCODE,
    codMin: rupees(cod.minPaise),
    codMax: rupees(cod.maxPaise),
    bulkMin: rupees(bulk.minPaise),
    bulkPercents: `${Math.min(...percents)} to ${Math.max(...percents)}`,
    returnDays: `${returns.windowDays}`,
    damagedHours: `${returns.damagedClaimHours}`,
    refundDays: `${returns.refundDays}`,
    upiMinutes: `${checkout.upiHoldMinutes}`,
    shelfDays: `${checkout.minShelfDaysLeft}`,
    cartDays: `${cart.keptDays}`,
  };
}

function legalWords({ shop, legal, clinic, enquiries }: Settings) {
  const { grievanceOfficer: officer } = legal;
  const officerEmail = officer.email ?? shop.email;
  const phone = officer.phone ?? shop.phone;
  const officerPhone = phone && `+91 ${formatPhone(phone)}`;
  return {
    officerName: officer.name ?? MISSING,
    officerTitle: officer.designation,
    officerEmail,
    officerPhone: officerPhone ?? MISSING,
    officerReach: [officerEmail, officerPhone].filter(Boolean).join(", "),
    competentPerson: legal.competentPerson ?? MISSING,
    clinicAnswerHours: `${clinic.answerHours}`,
    enquiryAnswerHours: `${enquiries.answerHours}`,
    acknowledgeHours: `${legal.acknowledgeHours}`,
    answerDays: `${legal.answerDays}`,
    privacyAnswerDays: `${legal.privacyAnswerDays}`,
    jurisdiction: legal.jurisdiction,
    invoiceYears: `${legal.invoiceYears}`,
    medicalRecordYears: `${legal.medicalRecordYears}`,
    policiesDate: formatDate(legal.policiesDatedOn),
  };
}

function listWords({ delivery, hours, bulk }: Settings) {
  return {
    zoneList: list(
      Object.values(delivery.zones).map((zone) => {
        const cutOff =
          zone.minDays === 0 ? `, when ordered before ${clock(zone.cutOff ?? delivery.cutOff)}` : "";
        const free = zone.isFreeDeliveryOffered
          ? `, free from ${rupees(delivery.freeFromPaise)} of goods`
          : "";
        return `<strong>${escapeHtml(zone.name)}:</strong> ${daysText(zone)}${cutOff}; ${rupees(zone.feePaise)}${free}`;
      }),
    ),
    hoursList: list(hoursText(hours).map(escapeHtml)),
    holidayList:
      hours.holidays.length === 0
        ? "<p>No holidays planned right now.</p>"
        : list(hours.holidays.map(({ date, name }) => `${formatDate(date)}: ${escapeHtml(name)}`)),
    bulkList: list(
      bulk.tiers.map(({ fromPaise, percent }) => `from ${rupees(fromPaise)}: ${percent} per cent less`),
    ),
  };
}

function daysText({ minDays, maxDays }: { minDays: number; maxDays: number }): string {
  if (maxDays === 0) return "the same working day";
  if (minDays === maxDays) return minDays === 1 ? "the next working day" : `${minDays} working days`;
  return `${minDays} to ${maxDays} working days`;
}

/** "Mon to Sat", or each day where one is left out. */
function weekdaysText(weekdays: number[]): string {
  const mondayFirst = weekdays.map((day) => (day + 6) % 7).toSorted((a, b) => a - b);
  const names = mondayFirst.map((day) => weekdayName((day + 1) % 7));
  const isRun = mondayFirst.at(-1)! - mondayFirst[0]! === mondayFirst.length - 1;
  return isRun && names.length > 2 ? `${names[0]} to ${names.at(-1)}` : names.join(", ");
}

function clock(time: string): string {
  return formatTime(clockMinutes(time));
}

function list(items: string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
}

function escapeAll<T extends Record<string, string>>(words: T): Record<keyof T, string> {
  return Object.fromEntries(
    Object.entries(words).map(([word, value]) => [word, escapeHtml(value)]),
  ) as Record<keyof T, string>;
}
