import { and, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/catalog.ts";
import { poisonSignatures } from "#app/db/schema/catalog-poisons.ts";
import { doctors } from "#app/db/schema/clinic.ts";
import { settings } from "#app/db/schema/ground.ts";
import { reviews } from "#app/db/schema/pages-reviews.ts";
import { batches } from "#app/db/schema/stock.ts";
import { poisonList } from "#app/db/seed/poisons.ts";
import { poisonFingerprint } from "#app/domain/catalog/poison.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { settingsSchema } from "#app/domain/settings.ts";

const SHOP = {
  phone: "9876543210",
  whatsapp: "9876543210",
  email: "care@sohnahomeohall.in",
  legalName: "Sohna Homeo Hall",
  address: { line1: "Shop 4, Old Bus Stand" },
  geo: { lat: 28.2474, lng: 77.0655 },
  licence20c: "HR-20C-1234",
  licence20cHolder: "Ramesh Saini",
  gstin: "06ABCDE1234F1Z4",
};
const LEGAL = { competentPerson: "Ramesh Saini", grievanceOfficer: { name: "Kavita Yadav" } };

/** Enters all that a shop must say before it sells, and gives the clinic a registered doctor; the goods of the demonstration count as real. */
export async function openShop(db: Db): Promise<void> {
  await enterFacts(db);
  await db.delete(reviews).where(eq(reviews.isSample, true));
  await db.update(batches).set({ isDemo: false }).where(eq(batches.isDemo, true));
  await db.update(products).set({ mrpSource: "label" }).where(eq(products.mrpSource, "estimate"));
  await db
    .update(doctors)
    .set({ name: "Dr. Kavita Rao", registrationNumber: "HR-4711" })
    .where(and(eq(doctors.slug, "doctor-1"), eq(doctors.name, "")));
}

/** The owner's facts and the pharmacist's signature, as a shop has them whose shelf is still empty. */
export async function enterFacts(db: Db): Promise<void> {
  await db.insert(settings).values([
    { key: "shop", value: settingsSchema.shape.shop.parse(SHOP) },
    { key: "legal", value: settingsSchema.shape.legal.parse(LEGAL) },
  ]);
  await db.insert(poisonSignatures).values({
    issuedOn: poisonList.issuedOn,
    statement: "I have read this list.",
    name: "Ramesh Saini",
    registrationNumber: "HR-2210",
    council: "Haryana",
    isCompetentPerson: true,
    entries: poisonList.entries.map((entry) => ({
      remedy: entry.remedy,
      fingerprint: poisonFingerprint(entry),
      soldTo: entry.soldTo,
      reason: entry.reason,
    })),
    signedAt: new Date(`${indiaDate(new Date())}T04:30:00Z`),
  });
}
