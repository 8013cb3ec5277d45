// One owner-editable setting per fact (specification, decisions 1 to 8 and 40). An empty object gives the whole default shop.

import { z } from "zod";
import { ACCOUNT_NUMBER, IFSC } from "#app/domain/bank-transfer.ts";
import { cartSettings } from "#app/domain/cart-settings.ts";
import { GSTIN } from "#app/domain/form/gstin.ts";
import { HSN } from "#app/domain/form/hsn.ts";
import { PHONE } from "#app/domain/form/phone.ts";
import { PINCODE } from "#app/domain/form/pincode.ts";
import { UPI_ADDRESS } from "#app/domain/form/upi-address.ts";
import { CLOCK_TIME } from "#app/domain/india-time.ts";
import { tallySchema } from "#app/domain/tally-names.ts";

// `unit` tells the form of the settings what a plain number or text stands for.
const line = z.string().min(1).max(120);
const paise = z.int().min(0).max(1_000_000_000).meta({ unit: "rupees" });
const percent = z.number().min(0).max(100);
const weekday = z.int().min(0).max(6).meta({ unit: "weekday" });
const pincode = z.string().regex(PINCODE).meta({ unit: "pincode" });
const phone = z.string().regex(PHONE).meta({ unit: "phone" });
const date = z.iso.date();
const radiusKm = z.number().min(1).max(5000);
const clockTime = z.string().regex(CLOCK_TIME).meta({ unit: "clock" });

const MONDAY_TO_SATURDAY = [1, 2, 3, 4, 5, 6];
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

const addressSchema = z.object({
  line1: z.string().max(120).default(""),
  area: z.string().max(120).default("Sohna Road"),
  town: line.default("Sohna"),
  district: line.default("Gurugram"),
  state: line.default("Haryana"),
  stateCode: z
    .string()
    .regex(/^\d{2}$/)
    .default("06"),
  pincode: pincode.default("122103"),
});

const shopSchema = z.object({
  name: z.string().min(1).max(60).default("Sohna Homeo Hall"),
  /** Heads the bill of the counter, above the name. */
  nameInHindi: z.string().min(1).max(60).optional(),
  tagline: z.string().max(120).default("Homeopathic pharmacy & clinic"),
  /** Who sells, as the licence and the tax office know it; without it the shop is not open. */
  legalName: line.optional(),
  /** Without one no page shows a way to call, or to chat. */
  phone: phone.optional(),
  whatsapp: phone.optional(),
  email: z.email().default("care@sohnahomeohall.example"),
  address: addressSchema.prefault({}),
  /** Where the door is on a map. */
  geo: z
    .object({
      lat: z.number().min(-90).max(90).optional(),
      lng: z.number().min(-180).max(180).optional(),
    })
    .prefault({}),
  serviceRadiusKm: z
    .object({ business: radiusKm.default(50), locationPages: radiusKm.default(25) })
    .prefault({}),
  licence20c: line.optional(),
  licence20cHolder: line.optional(),
  licence20cValidUntil: date.optional(),
  licence20d: line.optional(),
  gstin: z.string().regex(GSTIN).meta({ unit: "gstin" }).optional(),
  /** The statement of a shop below the limit of GST, in place of a number. */
  isGstUnregistered: z.boolean().default(false),
  /** Without it UPI goes to the address of the start (UPI_VPA), if there is one. */
  upiVpa: z.string().regex(UPI_ADDRESS).optional(),
  /** The category code (mc) of a merchant's UPI address; without it the address counts as a person's. */
  upiMerchantCode: z
    .string()
    .regex(/^(?!0000)\d{4}$/)
    .optional(),
});

const weeklySchema = z.array(z.object({ weekday, opensAt: clockTime, closesAt: clockTime }));

const openingHoursSchema = z.object({
  weekly: weeklySchema,
  holidays: z.array(z.object({ date, name: line })).default([]),
});

function zoneSchema(zone: { name: string; feePaise: number; minDays: number; maxDays: number }) {
  return z
    .object({
      name: line.default(zone.name),
      feePaise: paise.default(zone.feePaise),
      isFreeDeliveryOffered: z.boolean().default(true),
      /** Working days until it arrives; 0 is the day of the order, for orders before the cut-off. */
      minDays: z.int().min(0).max(30).default(zone.minDays),
      maxDays: z.int().min(0).max(30).default(zone.maxDays),
      /** Set where the zone closes earlier or later than `delivery.cutOff`. */
      cutOff: clockTime.optional(),
    })
    .prefault({});
}

const zonesSchema = z.object({
  "same-day": zoneSchema({ name: "Same day", feePaise: 4000, minDays: 0, maxDays: 0 }),
  "next-day": zoneSchema({ name: "Next day", feePaise: 4000, minDays: 1, maxDays: 1 }),
  ncr: zoneSchema({ name: "Delhi NCR", feePaise: 6000, minDays: 1, maxDays: 2 }),
  "pan-india": zoneSchema({ name: "Rest of India", feePaise: 8000, minDays: 3, maxDays: 5 }),
});

const deliverySchema = z.object({
  freeFromPaise: paise.default(49900),
  cutOff: clockTime.default("14:00"),
  /** The rider and the couriers run Monday to Saturday. */
  weekdays: z.array(weekday).min(1).default(MONDAY_TO_SATURDAY),
  zones: zonesSchema.prefault({}),
});

const expressSchema = z.object({
  isOn: z.boolean().default(true),
  pincodes: z.array(pincode).default(["122103"]),
  feePaise: paise.default(7900),
  hoursBeforeClosing: z.number().min(0).max(24).default(3),
  minHours: z.number().min(0).max(24).default(2),
  maxHours: z.number().min(0).max(24).default(3),
});

const codSchema = z.object({
  pincodes: z.array(z.object({ from: pincode, to: pincode })).default([
    { from: "122001", to: "122018" },
    { from: "122051", to: "122052" },
    { from: "122098", to: "122098" },
    { from: "122101", to: "122103" },
  ]),
  minPaise: paise.default(10000),
  maxPaise: paise.default(300000),
  /** Whether the shop's own experience decides how far cash goes for an order (domain/orders/cash-rung.ts). */
  isByExperience: z.boolean().default(true),
  /** What is paid in advance where the rest is taken at the door: this share, at least this sum, at most half (decision 064). */
  advancePercent: percent.default(20),
  advanceLeastPaise: paise.default(10000),
});

const bulkSchema = z.object({
  minPaise: paise.default(500000),
  tiers: z
    .array(z.object({ fromPaise: paise, percent }))
    .min(1)
    .default([
      { fromPaise: 500000, percent: 5 },
      { fromPaise: 1000000, percent: 10 },
      { fromPaise: 2500000, percent: 15 },
      { fromPaise: 5000000, percent: 20 },
    ]),
});

/** Who answers for the shop; an officer without a name of their own is reached by the shop's phone and e-mail. */
const legalSchema = z.object({
  grievanceOfficer: z
    .object({
      name: z.string().min(1).max(80).optional(),
      designation: z.string().min(1).max(80).default("Grievance Officer"),
      email: z.email().optional(),
      phone: phone.optional(),
    })
    .prefault({}),
  /** The person in charge whom the drug licence names. */
  competentPerson: z.string().min(1).max(80).optional(),
  /** With it they may be called a registered pharmacist. */
  pharmacistRegistration: z.string().min(1).max(40).optional(),
  /** Complaints: Consumer Protection (E-Commerce) Rules 2020, rule 4(5). Privacy: DPDP Rules 2025, rule 14. */
  acknowledgeHours: z.int().min(1).max(48).default(48),
  answerDays: z.int().min(1).max(30).default(30),
  privacyAnswerDays: z.int().min(1).max(90).default(30),
  jurisdiction: z.string().min(1).max(80).default("Gurugram, Haryana"),
  invoiceYears: z.int().min(6).max(20).default(8),
  medicalRecordYears: z.int().min(3).max(20).default(3),
  policiesDatedOn: date.default("2026-11-22"),
});

const founderSchema = z.object({
  name: z.string().min(1).max(80).optional(),
  role: z.string().min(1).max(80).optional(),
  story: z.string().min(1).max(2000).optional(),
});

const clinicSchema = z.object({
  /** A request is answered within so many hours. */
  answerHours: z.int().min(1).max(168).default(24),
  /** A patient moves or cancels alone until so many hours before. */
  changeUntilHours: z.int().min(0).max(72).default(4),
  /** The next slot that can be booked begins so many minutes from now. */
  leadMinutes: z.int().min(0).max(10_080).default(60),
  /** Slots can be booked so many days ahead. */
  daysAhead: z.int().min(1).max(90).default(14),
  /** Who is told of a free time has it so many minutes ahead of the next one on the waiting list. */
  waitingHeadStartMinutes: z.int().min(0).max(1_440).default(30),
  /** Rooms for video calls lie below this address; without it the doctor sends a link. */
  videoBaseUrl: z.url({ protocol: /^https$/ }).optional(),
});

export const settingsSchema = z.object({
  shop: shopSchema.prefault({}),
  hours: openingHoursSchema.prefault({
    weekly: [
      ...MONDAY_TO_SATURDAY.map((day) => ({ weekday: day, opensAt: "09:30", closesAt: "20:00" })),
      { weekday: 0, opensAt: "10:00", closesAt: "17:00" },
    ],
  }),
  /** When orders and WhatsApp messages are answered. */
  supportHours: z.object({ weekly: weeklySchema.min(1) }).prefault({
    weekly: EVERY_DAY.map((day) => ({ weekday: day, opensAt: "09:00", closesAt: "21:00" })),
  }),
  delivery: deliverySchema.prefault({}),
  express: expressSchema.prefault({}),
  cod: codSchema.prefault({}),
  cart: cartSettings.prefault({}),
  /** Where transfers for quotes go; nothing is shown until holder, bank, number and IFSC are entered. */
  bank: z
    .object({
      accountHolder: line.optional(),
      bankName: line.optional(),
      accountNumber: z.string().regex(ACCOUNT_NUMBER).optional(),
      ifsc: z.string().regex(IFSC).optional(),
      /** So long packs are held for a transfer. */
      transferDays: z.int().min(1).max(14).default(3),
    })
    .prefault({}),
  checkout: z
    .object({
      upiHoldMinutes: z.int().min(1).max(120).default(15),
      minShelfDaysLeft: z.int().min(0).max(1825).default(90),
      /** Whether money that is paid online is only set aside until the parcel leaves; needs the keys of the gateway. */
      isTakenAtDispatch: z.boolean().default(false),
      /** So long the gateway keeps it; Razorpay at most 5 days. */
      setAsideDays: z.int().min(2).max(5).default(3),
    })
    .prefault({}),
  stock: z
    .object({
      /** So many free packs or fewer are low. */
      lowFrom: z.int().min(0).max(1000).default(3),
      /** Batches that end within so many days are listed as expiring. */
      expiringDays: z.int().min(1).max(1825).default(180),
    })
    .prefault({}),
  bestSellers: z
    .object({
      /** Whether the shop sets the Best Seller marks from its sales; else the owner does. */
      isFromSales: z.boolean().default(false),
      /** So many packs delivered and kept in 90 days earn the mark. */
      leastPacks: z.int().min(1).max(10_000).default(10),
    })
    .prefault({}),
  accounts: z
    .object({
      /** Whether admin and doctors must have a second factor before they may do anything in the shop. */
      isSecondFactorRequired: z.boolean().default(true),
      /** The same for the counter, where several people use one screen. */
      isSecondFactorRequiredOfStaff: z.boolean().default(false),
    })
    .prefault({}),
  returns: z
    .object({
      windowDays: z.int().min(0).max(365).default(7),
      damagedClaimHours: z.int().min(0).max(720).default(48),
      /** Working days until money is on its way back. */
      refundDays: z.int().min(1).max(30).default(7),
    })
    .prefault({}),
  /** What a new product begins with; then it has its own. */
  tax: z
    .object({
      gstPercent: percent.default(5),
      hsn: z.string().regex(HSN).default("30049014"),
      /** In the last financial year; says how many digits of a heading bills show. */
      isTurnoverAboveFiveCrore: z.boolean().default(false),
    })
    .prefault({}),
  bulk: bulkSchema.prefault({}),
  legal: legalSchema.prefault({}),
  founder: founderSchema.prefault({}),
  prescriptions: z
    .object({
      /** For so many days after it was signed a prescription can be bought by. */
      validDays: z.int().min(1).max(365).default(30),
      /** So many days before a medicine runs out the patient who asked for it is reminded. */
      remindDaysBefore: z.int().min(0).max(30).default(5),
    })
    .prefault({}),
  enquiries: z
    .object({
      /** How soon the shop answers what is asked in writing. */
      answerHours: z.int().min(1).max(240).default(24),
      quoteValidDays: z.int().min(1).max(90).default(7),
    })
    .prefault({}),
  clinic: clinicSchema.prefault({}),
  /** What the ledgers are called in the company of Tally. */
  tally: tallySchema.prefault({}),
});

export type Settings = z.infer<typeof settingsSchema>;
