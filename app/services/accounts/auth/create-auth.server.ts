import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { APIError } from "better-auth/api";
import { genericOAuth, jwt, twoFactor } from "better-auth/plugins";
import { eq } from "drizzle-orm";
import type { Config } from "#app/config.server.ts";
import { pageAddress } from "#app/content/messages/page-address.ts";
import type { Db } from "#app/db/client.server.ts";
import {
  identities,
  secondFactors,
  sessions,
  signingKeys,
  users,
  verifications,
} from "#app/db/schema/accounts.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { parseName } from "#app/domain/accounts/account-form.ts";
import { PASSWORD_LENGTH } from "#app/domain/accounts/password.ts";
import { cookieName } from "#app/domain/cookie-name.ts";
import { findUserById, provesByMail } from "#app/services/accounts/auth/find-user.server.ts";
import { hashSessionTokens } from "#app/services/accounts/auth/hashed-tokens.server.ts";
import { queueAccountLetter } from "#app/services/accounts/auth/letters.server.ts";
import { openSessionPlugin } from "#app/services/accounts/auth/open-session.server.ts";
import { hashPassword, isPasswordRight } from "#app/services/accounts/auth/passwords.server.ts";
import { needsPasskey } from "#app/services/accounts/auth/second-step.server.ts";
import { setConsent } from "#app/services/accounts/consents.server.ts";

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
const BEARER_LIFE = "15m";
/** The shop asks Google nothing after the sign-in, so it keeps no key to the person's account there. */
const WITHOUT_TOKENS = { accessToken: null, refreshToken: null, idToken: null };
/** The library's ways in that ask for the password or the second factor; the others are somebody else's word, which proves only who has nothing better. */
const PROVING_PATHS = ["/sign-in/email", "/two-factor/"];

export type Auth = {
  db: Db;
  library: ReturnType<typeof openLibrary>;
  secret: string;
  /** Where links in letters lead to. */
  publicOrigin: string;
  isGoogleOffered: boolean;
  /** In a shop that is only looked at: its one session can never be written to, and lasts as long as the shop is open. */
  sessionsStay: boolean;
};

type Parts = {
  db: Db;
  config: Pick<Config, "publicOrigin" | "google">;
  secret: string;
  sessionsStay?: boolean;
};

/** Sign-in for the whole shop: the library keeps sessions, second factors, linked identities and signing keys in our tables. */
export function createAuth({ db, config, secret, sessionsStay = false }: Parts): Auth {
  const { publicOrigin, google } = config;
  return {
    db,
    secret,
    publicOrigin,
    isGoogleOffered: google !== undefined,
    sessionsStay,
    library: openLibrary({ db, config, secret }),
  };
}

/** The name of the cookie that carries a session; `__Host-` binds it to this host and https. */
export function sessionCookieName(publicOrigin: string): string {
  return cookieName(publicOrigin, "materia_session");
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
    session: {
      expiresIn: 30 * DAY,
      updateAge: 5 * MINUTE,
      additionalFields: { provenAt: { type: "date", input: false, required: false } },
    },
    verification: { storeIdentifier: "hashed" },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      requireEmailVerification: true,
      minPasswordLength: PASSWORD_LENGTH.min,
      maxPasswordLength: PASSWORD_LENGTH.max,
      password: { hash: hashPassword, verify: isPasswordRight },
    },
    account: { updateAccountOnSignIn: false },
    plugins: [
      twoFactor({ issuer: "Materia", totpOptions: { digits: 6, period: 30 } }),
      jwt({
        jwt: {
          issuer: publicOrigin,
          audience: publicOrigin,
          expirationTime: BEARER_LIFE,
          definePayload: async ({ user, session }) => ({
            role: await roleOf(db, user.id),
            sid: session.id,
          }),
        },
      }),
      openSessionPlugin,
      ...(google ? [openIdPlugin(google, publicOrigin)] : []),
    ],
    // All of these run for Google alone: our own services write their rows themselves.
    databaseHooks: {
      user: {
        create: {
          before: async ({ emailVerified, ...user }) => {
            if (!emailVerified) throw new APIError("FORBIDDEN", { code: "EMAIL_NOT_VERIFIED" });
            return { data: { ...user, emailVerified, name: parseName(user.name) ?? nameIn(user.email) } };
          },
          after: async ({ id, name, email }) => {
            await db.insert(profiles).values({ id, name, email });
            await setConsent(db, { userId: id, purpose: "account", isGiven: true, now: new Date() });
          },
        },
      },
      account: {
        create: {
          before: async (identity) => ({ data: { ...identity, ...WITHOUT_TOKENS } }),
          after: async ({ userId }) => tellOfGoogle(db, { userId, publicOrigin }),
        },
        update: { before: async (identity) => ({ data: { ...identity, ...WITHOUT_TOKENS } }) },
      },
      session: {
        create: {
          before: async ({ userId, ...session }, context) => {
            if (context?.path?.startsWith("/callback")) await refuseBesideSecondFactor(db, userId);
            const isProven =
              PROVING_PATHS.some((path) => context?.path?.startsWith(path)) ||
              provesByMail((await findUserById(db, userId))!);
            return { data: { ...session, userId, provenAt: isProven ? session.createdAt : null } };
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

/** Google by OpenID Connect: endpoints and keys by discovery, the ID token bound to this sign-in by state, PKCE and nonce. */
function openIdPlugin(google: NonNullable<Config["google"]>, publicOrigin: string) {
  const { issuer, ...keys } = google;
  return genericOAuth({
    config: [
      {
        ...keys,
        providerId: "google",
        discoveryUrl: `${issuer}/.well-known/openid-configuration`,
        requireIdTokenVerification: true,
        // Only the signed ID token says who it is.
        userInfoUrl: "",
        scopes: ["openid", "email", "profile"],
        prompt: "select_account",
        redirectURI: `${publicOrigin}/auth/google/callback`,
      },
    ],
  });
}

async function tellOfGoogle(
  db: Db,
  { userId, publicOrigin }: { userId: string; publicOrigin: string },
): Promise<void> {
  const { email: to, name } = (await findUserById(db, userId))!;
  const url = pageAddress(publicOrigin, "/profile/security");
  await queueAccountLetter(db, { kind: "googleLinked", to, name, url, now: new Date() });
}

function nameIn(email: string): string {
  return email.slice(0, email.indexOf("@"));
}

/** Somebody else's word for a person is one factor; who has or needs two signs in by password or passkey. */
async function refuseBesideSecondFactor(db: Db, userId: string): Promise<void> {
  const user = (await findUserById(db, userId))!;
  if (user.hasSecondFactor || (await needsPasskey(db, user)))
    throw new APIError("FORBIDDEN", { code: "SECOND_FACTOR_ON" });
}

async function roleOf(db: Db, userId: string): Promise<string | undefined> {
  const [profile] = await db.select({ role: profiles.role }).from(profiles).where(eq(profiles.id, userId));
  return profile?.role;
}
