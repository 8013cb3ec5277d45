// When an order arrives and what that costs (specification, decisions 3 to 5). A working day is a day on which the shop is
// open and the rider and the couriers run, by default Monday to Saturday. Before the cut-off Sohna and Gurgaon are served
// today, afterwards on the next working day; every other zone counts working days after the order.

import { addDays, clockMinutes, indiaDate, indiaMinutes, weekdayOf } from "#app/domain/india-time.ts";
import type { Settings } from "#app/domain/settings.ts";
import { isOpenDay, openSpanAt } from "#app/domain/store-hours.ts";

export const ZONE_IDS = ["same-day", "next-day", "ncr", "pan-india"] as const;
export type ZoneId = (typeof ZONE_IDS)[number];

type DeliverySettings = Pick<Settings, "delivery" | "express" | "hours">;
type Zone = Settings["delivery"]["zones"][ZoneId];

export type ExpressOffer = {
  feePaise: number;
  /** How long express can still be ordered today. */
  orderWithinMinutes: number;
  /** Minutes since midnight in India between which an order placed now arrives. */
  arrivesFromMinutes: number;
  arrivesByMinutes: number;
};

export type DeliveryQuote = {
  feePaise: number;
  isFree: boolean;
  /** What is missing for free delivery; 0 when it is free, or never free in this zone. */
  missingForFreePaise: number;
  earliestOn: string;
  latestOn: string;
  /** True when it arrives today whatever happens. */
  isToday: boolean;
  /** How long this date holds: minutes to the cut-off, only when an order placed now can still arrive today. */
  orderWithinMinutes?: number;
  /** Offered in addition, at its own fee, also when normal delivery is free. */
  express?: ExpressOffer;
};

const SEARCHED_DAYS = 366;

/** What delivery of goods worth `goodsPaise` (after coupons) costs and when it arrives, ordered now. */
export function deliveryQuote({
  zone: zoneId,
  pincode,
  goodsPaise,
  now,
  settings,
}: {
  zone: ZoneId;
  pincode: string;
  goodsPaise: number;
  now: Date;
  settings: DeliverySettings;
}): DeliveryQuote {
  const zone = settings.delivery.zones[zoneId];
  const { freeFromPaise } = settings.delivery;
  const isFree = zone.feePaise === 0 || (zone.isFreeDeliveryOffered && goodsPaise >= freeFromPaise);
  const missingForFreePaise = isFree || !zone.isFreeDeliveryOffered ? 0 : freeFromPaise - goodsPaise;
  return {
    feePaise: isFree ? 0 : zone.feePaise,
    isFree,
    missingForFreePaise,
    ...arrival({ zone, now, settings }),
    express: expressOffer({ pincode, now, settings }),
  };
}

export type DeliveryKind = "rider" | "courier";

/** Who carries an order of that zone: the shop's rider nearby, a courier further away. */
export function deliveryKind(zone: ZoneId): DeliveryKind {
  return zone === "same-day" || zone === "next-day" ? "rider" : "courier";
}

/** True on days on which parcels are carried: the shop is open and it is a delivery weekday. */
export function isWorkingDay(settings: DeliverySettings, date: string): boolean {
  return settings.delivery.weekdays.includes(weekdayOf(date)) && isOpenDay(settings.hours, date);
}

/** Until when an order of that day still arrives on it, in minutes since midnight in India; undefined when none of that day does. */
export function sameDayCutOff(settings: DeliverySettings, date: string): number | undefined {
  const zone = settings.delivery.zones["same-day"];
  if (zone.minDays > 0 || !isWorkingDay(settings, date)) return undefined;
  return clockMinutes(zone.cutOff ?? settings.delivery.cutOff);
}

function arrival({ zone, now, settings }: { zone: Zone; now: Date; settings: DeliverySettings }) {
  const today = indiaDate(now);
  const minutesLeft = clockMinutes(zone.cutOff ?? settings.delivery.cutOff) - indiaMinutes(now);
  const canArriveToday = zone.minDays === 0 && minutesLeft > 0 && isWorkingDay(settings, today);
  const fewestDays = canArriveToday ? 0 : 1;
  const latestOn = workingDayAfter(settings, today, Math.max(zone.maxDays, fewestDays));
  return {
    earliestOn: workingDayAfter(settings, today, Math.max(zone.minDays, fewestDays)),
    latestOn,
    isToday: latestOn === today,
    orderWithinMinutes: canArriveToday ? minutesLeft : undefined,
  };
}

function workingDayAfter(settings: DeliverySettings, date: string, workingDays: number): string {
  let left = workingDays;
  for (let days = 0; days <= SEARCHED_DAYS; days++) {
    const day = addDays(date, days);
    if (days > 0 && isWorkingDay(settings, day)) left--;
    if (left === 0) return day;
  }
  throw new Error("The opening hours leave no working day for deliveries within a year.");
}

function expressOffer(asked: {
  pincode: string;
  now: Date;
  settings: DeliverySettings;
}): ExpressOffer | undefined {
  const { express, hours } = asked.settings;
  if (!express.isOn || !express.pincodes.includes(asked.pincode)) return undefined;
  const span = openSpanAt(hours, asked.now);
  if (!span) return undefined;
  const minutes = indiaMinutes(asked.now);
  const orderWithinMinutes = span.closesAtMinutes - express.hoursBeforeClosing * 60 - minutes;
  if (orderWithinMinutes < 0) return undefined;
  return {
    feePaise: express.feePaise,
    orderWithinMinutes,
    arrivesFromMinutes: minutes + express.minHours * 60,
    arrivesByMinutes: minutes + express.maxHours * 60,
  };
}
