import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { APIError } from "better-auth/api";
import { jwt, twoFactor } from "better-auth/plugins";
import { eq } from "drizzle-orm";
import type { Config } from "#app/config.server.ts";
import type { Db } from "#app/db/client.server.ts";
import {
  identities,
  secondFactors,
  sessions,
  signingKeys,
  users,
  verifications,
} from "#app/db/schema/accounts.ts";
import { profiles } from "#app/db/schema/customers.ts";
import { PASSWORD_LENGTH } from "#app/domain/password.ts";
import { setConsent } from "#app/services/account/consents.server.ts";
import { hashSessionTokens } from "#app/services/auth/hashed-tokens.server.ts";
import { openSessionPlugin } from "#app/services/auth/open-session.server.ts";
import { hashPassword, isPasswordRight } from "#app/services/auth/passwords.server.ts";

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
const BEARER_LIFE = "15m";

export type Auth = {
  db: Db;
  library: ReturnType<typeof openLibrary>;
  secret: string;
  /** Where links in letters lead to. */
  publicOrigin: string;
  isGoogleOffered: boolean;
};

type Parts = { db: Db; config: Pick<Config, "publicOrigin" | "google">; secret: string };

/** Sign-in for the whole shop: the library keeps sessions, second factors, linked identities and signing keys in our tables. */
export function createAuth({ db, config, secret }: Parts): Auth {
  const { publicOrigin, google } = config;
  return {
    db,
    secret,
    publicOrigin,
    isGoogleOffered: google !== undefined,
    library: openLibrary({ db, config, secret }),
  };
}

/** The name of the cookie that carries a session; `__Host-` binds it to this host and https. */
export function sessionCookieName(publicOrigin: string): string {
  return cookieName(publicOrigin, "materia_session");
}

function cookieName(publicOrigin: string, name: string): string {
  return publicOrigin.startsWith("https:") ? `__Host-${name}` : name;
}

function openLibrary({ db, config, secret }: Parts) {
  const { publicOrigin, google } = config;
  const named = (name: string) => ({ name: cookieName(publicOrigin, name) });
  return betterAuth({
    appName: "Materia",
    baseURL: publicOrigin,
    secret,
    telemetry: { enabled: false },
    // Its messages may carry addresses; what goes wrong reaches our own log as an error that was thrown.
    logger: { disabled: true },
    // Ours counts per account and per network, in the database, before the library is asked.
    rateLimit: { enabled: false },
    database: hashSessionTokens(
      drizzleAdapter(db, {
        provider: "pg",
        schema: {
          user: users,
          session: sessions,
          account: identities,
          verification: verifications,
          twoFactor: secondFactors,
          jwks: signingKeys,
        },
      }),
    ),
    user: { additionalFields: { mustChangePassword: { type: "boolean", input: false, required: false } } },
    session: { expiresIn: 30 * DAY, updateAge: 5 * MINUTE },
    verification: { storeIdentifier: "hashed" },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      requireEmailVerification: true,
      minPasswordLength: PASSWORD_LENGTH.min,
      maxPasswordLength: PASSWORD_LENGTH.max,
      password: { hash: hashPassword, verify: isPasswordRight },
    },
    account: { encryptOAuthTokens: true, accountLinking: { disableImplicitLinking: true } },
    socialProviders: google && {
      google: { ...google, redirectURI: `${publicOrigin}/auth/google/callback`, prompt: "select_account" },
    },
    plugins: [
      twoFactor({ issuer: "Materia", totpOptions: { digits: 6, period: 30 } }),
      jwt({
        jwt: {
          issuer: publicOrigin,
          audience: publicOrigin,
          expirationTime: BEARER_LIFE,
          definePayload: async ({ user }) => ({ role: await roleOf(db, user.id) }),
        },
      }),
      openSessionPlugin,
    ],
    databaseHooks: {
      user: {
        create: {
          after: async ({ id, name, email }) => {
            await db.insert(profiles).values({ id, name, email });
            await setConsent(db, { userId: id, purpose: "account", isGiven: true, now: new Date() });
          },
        },
      },
      session: {
        create: {
          before: async ({ userId }, context) => {
            if (context?.path?.startsWith("/callback")) await refuseBesideSecondFactor(db, userId);
          },
        },
      },
    },
    advanced: {
      useSecureCookies: false,
      defaultCookieAttributes: { secure: publicOrigin.startsWith("https:"), httpOnly: true, sameSite: "lax" },
      cookies: {
        session_token: named("materia_session"),
        session_data: named("materia_session_data"),
        dont_remember: named("materia_dont_remember"),
        two_factor: named("materia_second_factor"),
        trust_device: named("materia_trusted"),
        state: named("materia_state"),
      },
      ipAddress: { disableIpTracking: true },
    },
  });
}

/** Somebody else's word for a person is one factor; who asked for two signs in by password. */
async function refuseBesideSecondFactor(db: Db, userId: string): Promise<void> {
  const [user] = await db.select({ isOn: users.twoFactorEnabled }).from(users).where(eq(users.id, userId));
  if (user?.isOn) throw new APIError("FORBIDDEN", { code: "SECOND_FACTOR_ON" });
}

async function roleOf(db: Db, userId: string): Promise<string | undefined> {
  const [profile] = await db.select({ role: profiles.role }).from(profiles).where(eq(profiles.id, userId));
  return profile?.role;
}
