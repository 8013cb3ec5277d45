import { and, asc, eq, ne } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { doctors } from "#app/db/schema/clinic.ts";
import { settings as settingRows } from "#app/db/schema/ground.ts";
import { galleryPictures } from "#app/db/schema/pages.ts";
import { reviews } from "#app/db/schema/pages-reviews.ts";
import { holdingFacts, type KnownFacts } from "#app/domain/fact.ts";
import type { StartFacts } from "#app/domain/payment-offer.ts";
import { findSettings } from "#app/services/settings.server.ts";

/** Reads what may be said of the shop; `start` is what is known since the start, `copyDays` for how long copies are kept. */
export async function findFacts(
  db: Db,
  { copyDays, ...start }: StartFacts & { copyDays?: number | undefined },
): Promise<KnownFacts & { pharmacistPhotoUrl: string | undefined }> {
  const isNamed = and(eq(doctors.isActive, true), ne(doctors.name, ""), ne(doctors.registrationNumber, ""));
  const [settings, [doctor], [sample], [hours], [photo]] = await Promise.all([
    findSettings(db),
    db.select({ id: doctors.id }).from(doctors).where(isNamed).limit(1),
    db.select({ id: reviews.id }).from(reviews).where(eq(reviews.isSample, true)).limit(1),
    db.select({ key: settingRows.key }).from(settingRows).where(eq(settingRows.key, "hours")),
    db
      .select({ id: galleryPictures.uploadId })
      .from(galleryPictures)
      .where(eq(galleryPictures.section, "pharmacist"))
      .orderBy(asc(galleryPictures.position), asc(galleryPictures.id))
      .limit(1),
  ]);
  const hasDoctor = doctor !== undefined;
  const hasSampleReviews = sample !== undefined;
  const hasHours = hours !== undefined;
  const known = { settings, start, hasDoctor, hasSampleReviews, hasHours, copyDays };
  return {
    settings,
    holds: holdingFacts(known),
    pharmacistPhotoUrl: photo && `/media/${photo.id}/160.webp`,
  };
}
