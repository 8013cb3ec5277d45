import { join } from "node:path";
import type { Config } from "#app/config.server.ts";

/** What the owner reads at the start: the address, where the data lies, the admin, and what is left to configure. */
export function welcome({
  config,
  port,
  databasePlace,
}: {
  config: Config;
  port: number;
  databasePlace: string;
}): string {
  const { admin, mail, sms, razorpay, upiVpa } = config;
  const unconfigured = [
    !mail.smtpUrl && `mail (SMTP_URL): messages are written to ${join(config.dataDir, "outbox")}`,
    !sms.url && "SMS (SMS_URL): likewise",
    !upiVpa && "UPI (UPI_VPA): only cash on delivery is offered",
    `Razorpay${razorpay.keyId ? ": its keys are set, but it is not connected" : " (RAZORPAY_KEY_ID, …)"}: no cards or net banking`,
  ].filter(Boolean);
  return [
    "",
    `  The shop is open at  http://${config.host}:${port}`,
    `  Data                 ${config.dataDir} (database: ${databasePlace})`,
    `  Admin                ${admin.email ?? "set ADMIN_EMAIL and ADMIN_PASSWORD to name one"}; work on orders with: npm run orders`,
    "  Not configured",
    ...unconfigured.map((line) => `    - ${line}`),
    "",
  ].join("\n");
}
