import { resolve } from "node:path";
import { z } from "zod";
import { UPI_ADDRESS } from "#app/domain/form/upi-address.ts";
import { parseKeyRing } from "#app/domain/key-ring.ts";
import { isNearby } from "#app/domain/nearby-address.ts";
import { parseTrustedProxy } from "#app/domain/trusted-proxy.ts";
import manifest from "../package.json" with { type: "json" };

const text = z.string().trim().min(1);
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

const environment = z.object({
  PORT: optional(z.coerce.number().int().min(0).max(65_535)),
  HOST: optional(text),
  PORT_REWIND: optional(z.coerce.number().int().min(1).max(65_535)),
  HOST_REWIND: optional(text),
  PUBLIC_ORIGIN: optional(z.url({ protocol: /^https?$/ })),
  DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\/./)),
  MIGRATION_DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\/./)),
  OLD_DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\/./)),
  DATA_DIR: optional(text),
  SESSION_SECRET: optional(z.string().min(32)),
  ENCRYPTION_KEY: optional(z.string().refine((keys) => parseKeyRing(keys).ok)),
  ADMIN_EMAIL: optional(z.email()),
  ADMIN_PASSWORD: optional(z.string().min(10)),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: optional(text),
  RAZORPAY_KEY_ID: optional(text),
  RAZORPAY_KEY_SECRET: optional(text),
  RAZORPAY_WEBHOOK_SECRET: optional(text),
  RAZORPAY_WEBHOOK_SECRET_OLD: optional(text),
  RAZORPAY_URL: optional(z.url({ protocol: /^https?$/ })),
  S3_ENDPOINT: optional(z.url({ protocol: /^https?$/ })),
  S3_REGION: optional(text),
  S3_ACCESS_KEY_ID: optional(text),
  S3_SECRET_ACCESS_KEY: optional(text),
  SMS_URL: optional(z.url({ protocol: /^https?$/ })),
  TALLY_URL: optional(z.string().refine(isNearby)),
  SMS_TOKEN: optional(text),
  GOOGLE_CLIENT_ID: optional(text),
  GOOGLE_CLIENT_SECRET: optional(text),
  GOOGLE_ISSUER: optional(z.url({ protocol: /^https?$/ })),
  UPI_VPA: optional(z.string().regex(UPI_ADDRESS)),
  METRICS_TOKEN: optional(z.string().min(20)),
  CDN: optional(z.enum(["no", "yes"])),
  EARLY_HINTS: optional(z.enum(["no", "yes"])),
  LOG_LEVEL: optional(z.enum(["silent", "error", "warn", "info", "debug"])),
  SEED: optional(z.enum(["demo", "none"])),
  TRUST_PROXY: optional(z.string().refine((said) => parseTrustedProxy(said) !== undefined)),
  LANGUAGES: optional(z.enum(["en", "en,hi", "en,pseudo"])),
});

const EXPECTED: Record<string, string> = {
  PORT: "a port number from 0 to 65535",
  PORT_REWIND: "a port number from 1 to 65535",
  PUBLIC_ORIGIN: "an address such as https://shop.example",
  DATABASE_URL: "an address such as postgres://user:password@host:5432/name",
  MIGRATION_DATABASE_URL: "an address such as postgres://owner:password@host:5432/name",
  OLD_DATABASE_URL: "an address such as postgres://owner:password@host:5432/name",
  SESSION_SECRET: "at least 32 characters",
  ENCRYPTION_KEY:
    "one or more keys such as k1:KEY, each KEY 43 letters that npm run rotate-key -- --print makes",
  METRICS_TOKEN: "at least 20 characters",
  ADMIN_EMAIL: "an e-mail address",
  ADMIN_PASSWORD: "at least 10 characters",
  SMTP_URL: "an address such as smtp://user:password@host:587",
  RAZORPAY_URL: "an address such as https://api.razorpay.com",
  S3_ENDPOINT: "an address such as https://s3.ap-south-1.amazonaws.com",
  SMS_URL: "an https address",
  TALLY_URL: "an http address of this machine or network, such as http://localhost:9000",
  GOOGLE_ISSUER: "an address such as https://accounts.google.com",
  UPI_VPA: "a UPI address such as shop@bank",
  CDN: "yes or no",
  EARLY_HINTS: "yes or no",
  LOG_LEVEL: "silent, error, warn, info or debug",
  SEED: "demo or none",
  TRUST_PROXY: "no, how many proxies stand in front (1 to 9), or their networks such as 127.0.0.1,10.0.0.0/8",
  LANGUAGES: "en or en,hi",
};

/** What stands at /hi; the pseudo-language is for tests. */
const SECOND_LANGUAGES = { en: undefined, "en,hi": "hi", "en,pseudo": "pseudo" } as const;

export type Config = ReturnType<typeof readConfig>;

/** Reads all settings of the environment; throws one sentence that names each wrong one, never its value. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))];
    throw new Error(names.map((name) => `${name} must be ${EXPECTED[name] ?? "set to a text"}.`).join(" "));
  }
  const value = parsed.data;
  const port = value.PORT ?? 3000;
  const host = value.HOST ?? "localhost";
  const publicOrigin = new URL(value.PUBLIC_ORIGIN ?? `http://localhost:${port}`).origin;
  const trusted = parseTrustedProxy(value.TRUST_PROXY ?? "no");
  const trustedProxy = trusted === "none" ? undefined : trusted;
  const seed = value.SEED ?? "demo";
  return {
    version: manifest.version,
    port,
    host,
    publicOrigin,
    /** Where a moment of the past is shown: on this machine alone unless told otherwise, at the next free port. */
    rewind: { host: value.HOST_REWIND ?? "127.0.0.1", port: value.PORT_REWIND },
    databaseUrl: value.DATABASE_URL,
    migrationDatabaseUrl: value.MIGRATION_DATABASE_URL,
    /** Of a server that the shop moves away from. */
    oldDatabaseUrl: value.OLD_DATABASE_URL,
    dataDir: resolve(value.DATA_DIR ?? "data"),
    sessionSecret: value.SESSION_SECRET,
    /** As domain/key-ring.ts writes them; undefined when they lie in the data folder. */
    encryptionKey: value.ENCRYPTION_KEY,
    admin: { email: value.ADMIN_EMAIL, password: value.ADMIN_PASSWORD },
    mail: { smtpUrl: value.SMTP_URL, from: value.MAIL_FROM },
    razorpay: razorpayKeys(value),
    isOnlineOffered: razorpayKeys(value) !== undefined,
    tallyUrl: value.TALLY_URL,
    sms: { url: value.SMS_URL, token: value.SMS_TOKEN },
    s3: s3Keys(value),
    google: googleKeys(value),
    upiVpa: value.UPI_VPA,
    /** Who has it may read /metrics. */
    metricsToken: value.METRICS_TOKEN,
    isBehindCdn: value.CDN === "yes",
    sendsEarlyHints: value.EARLY_HINTS === "yes",
    logLevel: value.LOG_LEVEL ?? "info",
    seed,
    trustedProxy,
    /** Whether only who sits at this machine reaches the demonstration: orders are practice then. */
    isTryout: seed === "demo" && isLocal(host) && isLocal(new URL(publicOrigin).hostname) && !trustedProxy,
    secondLanguage: SECOND_LANGUAGES[value.LANGUAGES ?? "en"],
  };
}

function isLocal(host: string): boolean {
  return ["localhost", "127.0.0.1", "::1", "[::1]"].includes(host);
}

/** Payment by Razorpay is offered when both keys are there; a double can stand in for it. */
function razorpayKeys(value: z.infer<typeof environment>) {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret } = value;
  if (!keyId || !keySecret) return undefined;
  const secrets = [value.RAZORPAY_WEBHOOK_SECRET, value.RAZORPAY_WEBHOOK_SECRET_OLD];
  return {
    url: (value.RAZORPAY_URL ?? "https://api.razorpay.com").replace(/\/$/, ""),
    keyId,
    keySecret,
    webhookSecrets: secrets.filter((secret) => secret !== undefined),
  };
}

/** The keys of a bucket for copies of the shop; Amazon's in Mumbai unless another store is named. */
function s3Keys(value: z.infer<typeof environment>) {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = value;
  if (!accessKeyId || !secretAccessKey) return undefined;
  const region = value.S3_REGION ?? "ap-south-1";
  const endpoint = (value.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`).replace(/\/$/, "");
  return { endpoint, region, accessKeyId, secretAccessKey };
}

/** Sign-in with Google is offered when both keys are there; another OpenID issuer can stand in for Google. */
function googleKeys({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER }: z.infer<typeof environment>) {
  return GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET
    ? {
        clientId: GOOGLE_CLIENT_ID,
        clientSecret: GOOGLE_CLIENT_SECRET,
        issuer: (GOOGLE_ISSUER ?? "https://accounts.google.com").replace(/\/$/, ""),
      }
    : undefined;
}
