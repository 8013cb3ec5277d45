import type { ReactNode } from "react";
import { useFact } from "#app/components/layout/shop-facts.tsx";
import { arrivalWords } from "#app/components/places/arrival-words.ts";
import { Link } from "#app/components/ui/link.ts";
import { Panel } from "#app/components/ui/panel.tsx";
import { locationText } from "#app/content/messages/places/location.ts";
import { rupees } from "#app/domain/money.ts";
import type { LocationFacts } from "#app/domain/places/location-facts.ts";

const SAME_TOWN_KM = 1.5;
const CLINIC_KM = 5;
const RIDE_KM = 30;

/** Delivery, payment, distance, neighbours and the doctor of a place, by the owner's settings. */
export function LocationFactList({ place, facts }: { place: string; facts: LocationFacts }) {
  const words = locationText;
  const { facts: names } = words;
  const hasDoctor = useFact("doctor");
  const isUpi = useFact("upi");
  const isCash = useFact("cashOnDelivery");
  const { cod, express, feePaise, freeFromPaise } = facts;
  const codRange = [rupees(cod.minPaise), rupees(cod.maxPaise)] as const;
  const km = roundKm(facts.distanceKm);
  return (
    <Panel as="section" className="mt-7">
      <h2 className="mb-3 text-[1.375rem]">{names.title(place)}</h2>
      <dl className="grid text-[.9688rem] sm:grid-cols-[max-content_1fr] [&>dd]:border-line-soft [&>dd]:pb-2 max-sm:[&>dd]:border-b sm:[&>*]:border-b sm:[&>*]:border-line-soft sm:[&>*]:py-2 sm:[&>dt]:pr-8">
        <Row name={names.pincodes(facts.pincodes.length)}>{facts.pincodes.join(", ")}</Row>
        <Row name={names.arrives}>{arrivalWords(words, facts)}</Row>
        {express && (
          <Row name={names.express}>
            {names.expressIn(express.minHours, express.maxHours, rupees(express.feePaise))}
          </Row>
        )}
        <Row name={names.fee}>
          {feePaise === 0
            ? names.alwaysFree
            : freeFromPaise === undefined
              ? rupees(feePaise)
              : names.feeFrom(rupees(feePaise), rupees(freeFromPaise))}
        </Row>
        {isUpi && <Row name={names.payment}>{names.upi}</Row>}
        {isCash && (
          <Row name={names.cod}>
            {cod.coverage === "none"
              ? names.codNone
              : cod.coverage === "all"
                ? names.codAll(...codRange)
                : names.codSome(...codRange)}
          </Row>
        )}
        {!isUpi && (!isCash || cod.coverage === "none") && <Row name={names.payment}>{names.noPayment}</Row>}
        <Row name={names.distance}>
          {facts.distanceKm < SAME_TOWN_KM ? names.distanceHere : names.distanceAway(km, facts.direction)}
        </Row>
        {hasDoctor && (
          <Row name={names.doctor}>
            <Link to="/doctor-consultation" className="link">
              {facts.distanceKm < CLINIC_KM
                ? names.doctorNear
                : facts.distanceKm < RIDE_KM
                  ? names.doctorRide(km)
                  : names.doctorFar}
            </Link>
          </Row>
        )}
        <Row name={names.nearest}>
          <ul>
            {facts.nearest.map((near) => (
              <li key={near.address}>
                <Link to={near.address} className="link">
                  {near.name}
                </Link>
                {`, ${names.nearestPlace(roundKm(near.km), near.direction)}`}
              </li>
            ))}
          </ul>
        </Row>
      </dl>
    </Panel>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="font-semibold">{name}</dt>
      <dd className="text-ink-2">{children}</dd>
    </>
  );
}

function roundKm(km: number): number {
  return km < 10 ? Math.max(0.5, Math.round(km * 2) / 2) : Math.round(km);
}
