import { booked } from "#app/content/messages/en/booked.ts";
import type { Notice } from "#app/domain/notice.ts";

/** What the shop says once when something is done; signing in, out and up in the words of the specification, section 8. */
export const noticeText = {
  said: {
    "signed-in": "Successfully signed in",
    registered: "Registration successful! Please check your email for verification.",
    "signed-out": "Successfully signed out",
    "signed-out-elsewhere": "All other devices are signed out.",
    "session-ended": "That device is signed out.",
    "email-verified": "Your account is ready. Please sign in with your new password.",
    "email-changed": "Your new email is confirmed.",
    "password-changed": "Your password is changed. Other devices are signed out.",
    "phone-verified": "Your phone number is confirmed.",
    "second-factor-on": "The second step is on.",
    "second-factor-off": "The second step is off.",
    "passkey-added": "The passkey is added.",
    "passkey-renamed": "The passkey is renamed.",
    "passkey-removed": "The passkey is removed.",
    "address-saved": "The address is saved.",
    "address-removed": "The address is removed.",
    "details-saved": "Your details are saved.",
    "identity-linked": "Google is linked to your account.",
    "identity-unlinked": "Google is no longer linked.",
    "account-deleted": "Your account is deleted.",
    "order-added": "This order is now in your account.",
    "order-cancelled": "The order is cancelled.",
    "google-cancelled": "You came back from Google without signing in.",
    "google-unverified":
      "Your email is not confirmed yet. Please sign in with a one-time code first, then link Google in My Account.",
    "google-second-factor": "Your account has the second step turned on. Please sign in with your password.",
    "google-other-account":
      "This Google account has another email address, or belongs to another account. Nothing was linked.",
    "prescription-in-cart": "The medicines of your prescription are in your cart.",
    "google-failed": "Error signing in",
    "contact-sent": "Your message has been sent! We'll get back to you soon.",
    "bulk-sent":
      "Your bulk order request has been submitted successfully. Our team will contact you shortly.",
    "application-sent": "Your application is here. We write to you when we have checked it.",
    "consultation-requested": "Consultation request submitted successfully!",
    "consultation-cancelled": "Your consultation is cancelled.",
    "record-sent": "Your record is with the clinic.",
    "record-removed": "The record is removed.",
    "consent-changed": "Done. What you agreed to is changed.",
  } satisfies Record<Exclude<Notice["kind"], "consultation-booked">, string>,

  booked,

  linesMerged: (count: number) =>
    count === 1
      ? "1 product from before you signed in is now in your cart."
      : `${count} products from before you signed in are now in your cart.`,
  linesCapped: (count: number) =>
    count === 1
      ? "Of 1 product there were fewer left than you had chosen."
      : `Of ${count} products there were fewer left than you had chosen.`,
  wishesMerged: (count: number) =>
    count === 1 ? "1 product was added to your wishlist." : `${count} products were added to your wishlist.`,
};
