import type { ZoneId } from "#app/domain/delivery.ts";
import type { DeliveryKind } from "#app/domain/order-status.ts";
import type { Direction } from "#app/domain/place.ts";
import type { OpeningSpan } from "#app/domain/store-hours.ts";

/** What the page of a place says of orders to it; distances in km. */
export type LocationFactsView = {
  pincodes: string[];
  distanceKm: number;
  direction: Direction;
  zone: ZoneId;
  carrier: DeliveryKind;
  minDays: number;
  maxDays: number;
  cutOff: string | undefined;
  feePaise: number;
  freeFromPaise: number | undefined;
  cod: { coverage: "all" | "some" | "none"; minPaise: number; maxPaise: number };
  express: { feePaise: number; minHours: number; maxHours: number } | undefined;
  nearest: { name: string; address: string; km: number; direction: Direction }[];
};

export type LocationView = {
  /** `content` is HTML, sanitised. */
  page: { h1Title: string; content: string; locationName: string };
  facts: LocationFactsView | undefined;
  related: { targetPage: string; anchorText: string }[];
  /** The hours in which orders and messages are answered, when they are the same every day. */
  serviceSpan: OpeningSpan | undefined;
};
