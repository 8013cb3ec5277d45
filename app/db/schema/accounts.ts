import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant } from "#app/db/schema/ground-columns.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";

/** Who can sign in; the library's "user". What the shop knows of the person stands in the profile of the same id. */
export const users = pgTable("users", {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean().notNull().default(false),
  image: text(),
  twoFactorEnabled: boolean().notNull().default(false),
  /** A password that somebody else gave, such as the first admin's; it opens no session, only the way to an own one. */
  mustChangePassword: boolean().notNull().default(false),
  createdAt: instant().notNull().defaultNow(),
  updatedAt: instant().notNull().defaultNow(),
});

const userId = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** A signed-in browser; `token` is the SHA-256 of what its cookie carries. */
export const sessions = pgTable(
  "sessions",
  {
    id: text().primaryKey(),
    userId: userId(),
    token: text().notNull().unique(),
    expiresAt: instant().notNull(),
    ipAddress: text(),
    userAgent: text(),
    /** When password, second factor or passkey was given in this browser last. */
    provenAt: instant(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [index("sessions_user_index").on(t.userId)],
);

/** A way in: a password (Argon2id) or somebody else's word for the person (Google); the library's "account". */
export const identities = pgTable(
  "identities",
  {
    id: text().primaryKey(),
    userId: userId(),
    providerId: text().notNull(),
    accountId: text().notNull(),
    password: text(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: instant(),
    refreshTokenExpiresAt: instant(),
    scope: text(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    unique("identities_provider_unique").on(t.providerId, t.accountId),
    index("identities_user_index").on(t.userId),
  ],
);

/** Secrets that are good once and for a while: links, codes, challenges. `identifier` holds their hash, never themselves. */
export const verifications = pgTable(
  "verifications",
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: instant().notNull(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    index("verifications_identifier_index").on(t.identifier),
    index("verifications_expiry_index").on(t.expiresAt),
  ],
);

/** The authenticator app of a person; secret and recovery codes are encrypted with the shop's secret. */
export const secondFactors = pgTable("second_factors", {
  id: text().primaryKey(),
  userId: userId().unique(),
  secret: text().notNull(),
  backupCodes: text().notNull(),
  verified: boolean().notNull().default(false),
  failedVerificationCount: integer().notNull().default(0),
  lockedUntil: instant(),
});

/** Key pairs that sign bearer tokens; the private half is encrypted with the shop's secret. */
export const signingKeys = pgTable("signing_keys", {
  id: text().primaryKey(),
  publicKey: text().notNull(),
  privateKey: text().notNull(),
  alg: text(),
  crv: text(),
  createdAt: instant().notNull(),
  expiresAt: instant(),
});

/** What a person agreed to, in which wording, and when they took it back; a row is closed, never changed. */
export const consents = pgTable(
  "consents",
  {
    id: id(),
    profileId: text()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    purpose: text({ enum: ["account", "marketing", "cart-reminder"] }).notNull(),
    textVersion: text().notNull(),
    givenAt: instant().notNull(),
    withdrawnAt: instant(),
  },
  (t) => [
    check("consents_purpose_check", sql`${t.purpose} in ('account', 'marketing', 'cart-reminder')`),
    check("consents_order_check", sql`${t.withdrawnAt} >= ${t.givenAt}`),
    index("consents_profile_index").on(t.profileId, t.purpose),
    uniqueIndex("consents_standing_unique").on(t.profileId, t.purpose).where(sql`${t.withdrawnAt} is null`),
  ],
);
