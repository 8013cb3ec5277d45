import { realpathSync } from "node:fs";
import { join, relative } from "node:path";
import type { Config } from "#app/config.server.ts";
import type { NewAdmin } from "#app/services/accounts/auth/admins.server.ts";
import { readCopySettings } from "./backup/settings.ts";

/** What the owner reads at the start: the address, where the data lies, the admin, and what is left to configure. */
export function welcome({
  config,
  port,
  databasePlace,
  admin,
  upiVpa,
  notOpen,
  isHistorySafe,
}: {
  config: Config;
  port: number;
  databasePlace: string;
  /** Set when the first admin has just been made. */
  admin: NewAdmin | undefined;
  /** Where UPI payments go, of the settings or the environment. */
  upiVpa: string | undefined;
  /** What is missing before the shop may sell. */
  notOpen: string[];
  /** Whether the role that the shop runs with is kept from changing audit, ledger, payments and prescriptions. */
  isHistorySafe: boolean;
}): string {
  const { mail, sms, razorpay } = config;
  const unconfigured = [
    !mail.smtpUrl && `mail (SMTP_URL): messages are written to ${join(config.dataDir, "outbox")}`,
    !sms.url && "SMS (SMS_URL): likewise",
    !upiVpa && "UPI (UPI_VPA, or /admin/settings/shop): only cash on delivery is offered",
    !razorpay && "Razorpay (RAZORPAY_KEY_ID, …): no cards or net banking",
    razorpay?.webhookSecrets.length === 0 &&
      "Razorpay (RAZORPAY_WEBHOOK_SECRET): payments are found within 5 minutes, not at once",
  ].filter(Boolean);
  return [
    "",
    `  The shop is open at  http://${config.host}:${port}`,
    `  Data                 ${config.dataDir} (database: ${databasePlace})`,
    ...copyLines(config.dataDir, databasePlace),
    ...adminLines(config, admin),
    "  Orders               npm run orders",
    ...openingLines(config, notOpen),
    "  Not configured",
    ...unconfigured.map((line) => `    - ${line}`),
    ...proxyWarning(config),
    ...(isHistorySafe ? [] : HISTORY_WARNING),
    "",
  ].join("\n");
}

const HISTORY_WARNING = [
  "",
  "  WARNING  The user of DATABASE_URL may change or empty the audit, the stock ledger, payments and prescriptions.",
  "           Whoever gets hold of this address could rewrite them.",
  '           Make two users and set MIGRATION_DATABASE_URL: docs/operations.md, "A database server of yours".',
];

/** What a shop that may not sell yet does, and the facts it lacks. */
function openingLines({ isTryout, publicOrigin }: Config, notOpen: string[]): string[] {
  if (notOpen.length === 0) return [];
  const can = isTryout ? "orders are practice" : "nobody can order";
  return [
    `  Demonstration        nothing is sold and ${can}, until these are entered at ${publicOrigin}/admin:`,
    ...notOpen.map((fact) => `    - ${fact}`),
  ];
}

/** Where the open shop copies itself to, and the command that copies all of it while it is stopped; the database may lie apart. */
function copyLines(dataDir: string, databasePlace: string): string[] {
  if (databasePlace.startsWith("postgres://"))
    return [
      `  Copy of the data     cp -a ${quote(dataDir)} FOLDER, and the backup of the database's own server`,
    ];
  const isInside = !relative(realpathSync(dataDir), databasePlace).startsWith("..");
  const places = isInside ? [dataDir] : [dataDir, databasePlace];
  return [
    `  Copies               ${keptWhere(dataDir)}`,
    `  Copy of the data     stop the shop, then cp -a ${places.map(quote).join(" ")} FOLDER`,
  ];
}

/** Settings that cannot be read do not keep the shop from opening: Today and /health say that copies stopped. */
function keptWhere(dataDir: string): string {
  try {
    const kept = readCopySettings(dataDir);
    return kept
      ? `kept in ${kept.folder}, for ${kept.days} days`
      : "NONE are kept: npm run backup -- on FOLDER";
  } catch (error) {
    return `STOPPED, their settings cannot be read: ${(error as Error).message}`;
  }
}

function quote(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}

/** An https address is nearly always that of a proxy, and the limits would count all its visitors as one. */
function proxyWarning({ publicOrigin, trustedProxy }: Config): string[] {
  if (trustedProxy || !publicOrigin.startsWith("https:")) return [];
  return [
    "",
    `  WARNING  PUBLIC_ORIGIN is ${publicOrigin}, but TRUST_PROXY is not set.`,
    "           All visitors behind the proxy count as one, and the limits on look-ups, requests and sign-ins stop them together.",
    "           Set TRUST_PROXY=1 for one proxy that sets X-Forwarded-For, or name the proxies' networks.",
  ];
}

/** How to sign in as the admin; with the one-time password of one that was just made. */
export function adminLines({ publicOrigin }: Config, admin: NewAdmin | undefined): string[] {
  if (!admin)
    return [
      `  Admin                sign in at ${publicOrigin}/login; another one: npm run create-admin -- EMAIL`,
    ];
  const lines = [`  Admin                sign in at ${publicOrigin}/login as ${admin.email}`];
  if (admin.oneTimePassword)
    lines.push(
      `  One-time password    ${admin.oneTimePassword}`,
      "                       It is shown only now; signing in with it asks for a password of your own.",
    );
  return lines;
}
