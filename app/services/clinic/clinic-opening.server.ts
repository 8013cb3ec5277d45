import type { Db } from "#app/db/client.server.ts";
import { doctors } from "#app/db/schema/clinic.ts";
import type { StartFacts } from "#app/domain/payment-offer.ts";
import { isBookable } from "#app/services/clinic/doctors.server.ts";
import { findOpening } from "#app/services/shop/opening.server.ts";

/** Whether somebody sees patients who has a name and a registration number. */
export async function hasRegisteredDoctor(db: Db): Promise<boolean> {
  return (await db.$count(doctors, isBookable)) > 0;
}

/** Whether the clinic may take patients: a registered doctor, in a shop that is open. */
export async function isClinicOpen(db: Db, about: StartFacts & { today: string }): Promise<boolean> {
  const [opening, hasDoctor] = await Promise.all([findOpening(db, about), hasRegisteredDoctor(db)]);
  return opening.isOpen && hasDoctor;
}
