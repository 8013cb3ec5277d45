import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { doctorHours, doctors } from "#app/db/schema/clinic.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import type { Role } from "#app/domain/permissions.ts";

/** Lets somebody who has an account work in the shop; gives the id. */
export async function giveRole(db: Db, email: string, role: Role): Promise<string> {
  const [profile] = await db
    .update(profiles)
    .set({ role })
    .where(eq(profiles.email, email))
    .returning({ id: profiles.id });
  if (!profile) throw new Error(`Nobody has the address ${email}.`);
  return profile.id;
}

/** A registered doctor with that account, who sees patients all day, every day the shop is open. */
export async function addWorkingDoctor(db: Db, { profileId, name }: { profileId: string; name: string }) {
  const [doctor] = await db
    .insert(doctors)
    .values({
      slug: `doctor-${profileId
        .slice(0, 12)
        .toLowerCase()
        .replace(/[^a-z0-9]/g, "x")}`,
      profileId,
      name,
      qualification: "BHMS, MD (Hom.)",
      registrationNumber: "HR/01234",
      title: "Consultant",
      languages: ["Hindi", "English"],
      interests: [],
    })
    .returning();
  const week = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, startsAt: "06:00", endsAt: "23:00" }));
  await db.insert(doctorHours).values(week.map((row) => ({ ...row, doctorId: doctor!.id })));
  return doctor!;
}
