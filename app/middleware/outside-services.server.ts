import type { Shop } from "#app/context.ts";
import type { OutsideServices } from "#app/domain/pages/outside-services.ts";
import { findCopyDays } from "#app/services/office/find-copies.server.ts";

/** What of services outside the shop was set up at its start. */
export function outsideServices({
  google,
  mail,
  sms,
  upiVpa,
  publicOrigin,
}: Shop["config"]): Omit<OutsideServices, "copyDays"> {
  return {
    hasGoogleSignIn: google !== undefined,
    hasMailServer: mail.smtpUrl !== undefined,
    hasTextMessages: sms.url !== undefined,
    upiVpa,
    isEncrypted: publicOrigin.startsWith("https:"),
  };
}

/** The same with how long copies are kept, for the privacy notice. */
export async function noticeServices(config: Shop["config"]): Promise<OutsideServices> {
  return { ...outsideServices(config), copyDays: await findCopyDays(config.dataDir) };
}
