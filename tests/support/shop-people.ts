import { randomUUID } from "node:crypto";
import { symmetricEncrypt } from "better-auth/crypto";
import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { secondFactors, users } from "#app/db/schema/accounts.ts";
import { doctors } from "#app/db/schema/clinic.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { createAdmin } from "#app/services/accounts/auth/admins.server.ts";

const PASSWORD = "monsoon kettle violet 47";

/** The people who work in the shop of the browser tests, with what they sign in by. */
export const SHOP_PEOPLE = {
  admin: { name: "Suman Yadav", email: "owner@shop.example", password: PASSWORD },
  staff: { name: "Ravi Saini", email: "counter@shop.example", password: PASSWORD },
  doctor: { name: "Dr. Kavita Rao", email: "doctor@shop.example", password: PASSWORD },
} as const;

/** Recovery codes of each of them: every sign-in of the browser tests takes one, also many at once. */
export const RECOVERY_CODES = Array.from({ length: 2_000 }, (_, index) => `recovery-${index}`);

/** Gives the shop its people with a second factor, sealed with the secret of the shop, and the first doctor of the demo shop a name and a registration number, so that patients can be booked. */
export async function addShopPeople(db: Db, secret: string): Promise<void> {
  for (const role of ["admin", "staff", "doctor"] as const) {
    const { name, email, password } = SHOP_PEOPLE[role];
    const made = await createAdmin(db, { email, password, now: new Date() });
    if (!made.ok) throw new Error(`Not made: ${made.reason}`);
    const [profile] = await db
      .update(profiles)
      .set({ name, role })
      .where(eq(profiles.email, email))
      .returning({ id: profiles.id });
    const seal = (data: string) => symmetricEncrypt({ key: secret, data });
    await db.insert(secondFactors).values({
      id: randomUUID(),
      userId: profile!.id,
      secret: await seal("a secret of no app"),
      backupCodes: await seal(JSON.stringify(RECOVERY_CODES)),
      verified: true,
    });
    await db.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, profile!.id));
    if (role === "doctor")
      await db
        .update(doctors)
        .set({ name, registrationNumber: "HR-4711", profileId: profile!.id })
        .where(eq(doctors.slug, "doctor-1"));
  }
}
