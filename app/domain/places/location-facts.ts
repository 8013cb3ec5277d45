import type { DeliveryKind, ZoneId } from "#app/domain/delivery.ts";
import type { Direction } from "#app/domain/places/place.ts";
import type { PagePath } from "#app/domain/route-path.ts";

/** What holds at a place today, by the owner's settings. Distances are straight lines from the shop in km. */
export type LocationFacts = {
  pincodes: string[];
  distanceKm: number;
  direction: Direction;
  zone: ZoneId;
  carrier: DeliveryKind;
  minDays: number;
  maxDays: number;
  /** Clock time, "14:00"; only where an order can arrive on its own day. */
  cutOff: string | undefined;
  feePaise: number;
  /** Undefined where delivery is never free. */
  freeFromPaise: number | undefined;
  cod: { coverage: "all" | "some" | "none"; minPaise: number; maxPaise: number };
  /** Undefined where nothing arrives within hours. */
  express: { feePaise: number; minHours: number; maxHours: number } | undefined;
  nearest: { name: string; address: PagePath; km: number; direction: Direction }[];
};
