import { createEvent } from "ics";
import { consultationMail } from "#app/content/messages/clinic/consultation-mail.ts";
import { pageAddress } from "#app/content/messages/page-address.ts";
import type { Db } from "#app/db/client.server.ts";
import { findConsultationByToken } from "#app/services/clinic/find-consultation.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

/** The agreed time of a consultation as a calendar file (RFC 5545); undefined without one. */
export async function writeCalendar(
  db: Db,
  asked: { token: string; secret: string; publicOrigin: string; now: Date },
): Promise<{ fileName: string; content: string } | undefined> {
  const found = await findConsultationByToken(db, asked);
  if (!found?.slot || found.status !== "confirmed") return undefined;
  const { shop } = await findSettings(db);
  const { startsAt, endsAt, mode, doctor, videoUrl } = found.slot;
  const pageUrl = pageAddress(asked.publicOrigin, `/consultation/${asked.token}`);
  const { line1, area, town, pincode } = shop.address;
  const { calendar } = consultationMail;
  const { value, error } = createEvent({
    uid: `${found.number}@${new URL(asked.publicOrigin).hostname}`,
    productId: "materia",
    title: calendar.title(shop.name),
    description: calendar.text(doctor.name, pageUrl),
    location:
      mode === "video"
        ? (videoUrl ?? calendar.videoCall)
        : [shop.name, line1, area, `${town} ${pincode}`].filter(Boolean).join(", "),
    start: startsAt.getTime(),
    end: endsAt.getTime(),
    startOutputType: "utc",
    endOutputType: "utc",
    // A file that is fetched again after the time was moved replaces the older one.
    sequence: found.events.length,
    alarms: [
      { action: "display", description: calendar.title(shop.name), trigger: { hours: 2, before: true } },
    ],
  });
  if (error || !value) throw error ?? new Error("The calendar file is empty.");
  return { fileName: `${found.number}.ics`, content: value };
}
