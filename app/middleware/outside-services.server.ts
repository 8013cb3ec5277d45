import type { Shop } from "#app/context.ts";
import type { OutsideServices } from "#app/domain/pages/outside-services.ts";

/** What of services outside the shop was set up at its start, for the privacy notice. */
export function outsideServices({
  google,
  mail,
  sms,
  upiVpa,
  publicOrigin,
}: Shop["config"]): OutsideServices {
  return {
    hasGoogleSignIn: google !== undefined,
    hasMailServer: mail.smtpUrl !== undefined,
    hasTextMessages: sms.url !== undefined,
    upiVpa,
    isEncrypted: publicOrigin.startsWith("https:"),
  };
}
