// What the schema of the settings cannot say: facts that contradict each other, also across groups.

import { GST_RATES } from "#app/domain/catalog/gst.ts";
import { findHealthClaims } from "#app/domain/catalog/health-claims.ts";
import { isWorkingDay } from "#app/domain/delivery.ts";
import { gstinState, parseGstin } from "#app/domain/form/gstin.ts";
import { addDays, clockMinutes } from "#app/domain/india-time.ts";
import type { Settings } from "#app/domain/settings.ts";
import type { SettingsGroup } from "#app/domain/shop/setting-fields.ts";

export type SettingConflict =
  | "ends-before-begins"
  | "overlaps"
  | "twice"
  | "no-working-day"
  | "claims"
  | "order-of-tiers"
  | "no-gstin"
  | "other-state"
  | "no-gst-rate";
export type ConflictAt = { group: SettingsGroup; name: string; conflict: SettingConflict };

/** Deliveries are promised up to 30 working days ahead, within a year. */
const WORKING_DAYS_A_YEAR = 31;

/** All contradictions in the settings of the shop, on a day in India. */
export function findSettingConflicts(settings: Settings, today: string): ConflictAt[] {
  return [
    ...hoursConflicts("hours", settings.hours),
    ...hoursConflicts("supportHours", settings.supportHours),
    ...Object.entries(settings.delivery.zones).flatMap(([zone, { minDays, maxDays }]) =>
      ordered("delivery", `zones.${zone}.maxDays`, [minDays, maxDays]),
    ),
    ...ordered("express", "maxHours", [settings.express.minHours, settings.express.maxHours]),
    ...ordered("cod", "maxPaise", [settings.cod.minPaise, settings.cod.maxPaise]),
    ...settings.cod.pincodes.flatMap(({ from, to }, row) =>
      ordered("cod", `pincodes.${row}.to`, [Number(from), Number(to)]),
    ),
    ...tierConflicts(settings.bulk.tiers),
    ...gstinConflicts(settings.shop),
    ...(GST_RATES.includes(settings.tax.gstPercent) ? [] : conflict("tax", "gstPercent", "no-gst-rate")),
    ...claimConflicts(settings),
    ...workingDayConflicts(settings, today),
  ];
}

function hoursConflicts(
  group: "hours" | "supportHours",
  { weekly, holidays = [] }: Pick<Settings["hours"], "weekly"> & Partial<Settings["hours"]>,
): ConflictAt[] {
  const minutes = weekly.map(({ weekday, opensAt, closesAt }) => ({
    weekday,
    opens: clockMinutes(opensAt),
    closes: clockMinutes(closesAt),
  }));
  return [
    ...minutes.flatMap(({ opens, closes }, row) =>
      opens < closes ? [] : conflict(group, `weekly.${row}.closesAt`, "ends-before-begins"),
    ),
    ...minutes.flatMap((span, row) =>
      minutes
        .slice(0, row)
        .some(
          (other) => other.weekday === span.weekday && other.opens < span.closes && span.opens < other.closes,
        )
        ? conflict(group, `weekly.${row}.opensAt`, "overlaps")
        : [],
    ),
    ...holidays.flatMap(({ date }, row) =>
      holidays.findIndex((other) => other.date === date) < row
        ? conflict(group, `holidays.${row}.date`, "twice")
        : [],
    ),
  ];
}

function tierConflicts(tiers: Settings["bulk"]["tiers"]): ConflictAt[] {
  return tiers.flatMap((tier, row) => {
    const before = tiers[row - 1];
    const isHigher = !before || (before.fromPaise < tier.fromPaise && before.percent <= tier.percent);
    return isHigher ? [] : conflict("bulk", `tiers.${row}.fromPaise`, "order-of-tiers");
  });
}

function gstinConflicts({ gstin, address }: Settings["shop"]): ConflictAt[] {
  if (gstin === undefined) return [];
  if (!parseGstin(gstin)) return conflict("shop", "gstin", "no-gstin");
  return gstinState(gstin) === address.stateCode ? [] : conflict("shop", "gstin", "other-state");
}

/** What the pages of the shop say in the owner's own words. */
function claimConflicts({ shop, founder }: Settings): ConflictAt[] {
  const texts = [
    ["shop", "name", shop.name],
    ["shop", "tagline", shop.tagline],
    ["founder", "role", founder.role],
    ["founder", "story", founder.story],
  ] as const;
  return texts.flatMap(([group, name, text]) =>
    findHealthClaims(text ?? "").length > 0 ? conflict(group, name, "claims") : [],
  );
}

function workingDayConflicts(settings: Settings, today: string): ConflictAt[] {
  let workingDays = 0;
  for (let days = 0; days <= 365 && workingDays < WORKING_DAYS_A_YEAR; days++)
    if (isWorkingDay(settings, addDays(today, days))) workingDays++;
  if (workingDays >= WORKING_DAYS_A_YEAR) return [];
  return [
    ...conflict("hours", "weekly", "no-working-day"),
    ...conflict("delivery", "weekdays", "no-working-day"),
  ];
}

function ordered(group: SettingsGroup, name: string, [from, to]: [number, number]): ConflictAt[] {
  return from <= to ? [] : conflict(group, name, "ends-before-begins");
}

function conflict(group: SettingsGroup, name: string, kind: SettingConflict): ConflictAt[] {
  return [{ group, name, conflict: kind }];
}
