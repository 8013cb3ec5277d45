/** Words of the page where a person sees, takes along and deletes what the shop keeps. */
export const privacyText = {
  title: "Privacy and data",
  consentTitle: "What you agree to",
  purpose:
    "Name, email, phone and addresses serve to take, bring and bill your orders. Without them there is no account, so they have no switch.",
  marketing: "Send me offers and health tips by email",
  marketingHint: "Off unless you turn it on. You can change your mind at any time.",
  givenOn: (day: string) => `You agreed on ${day}.`,
  cartReminders: {
    consent: "Remind me once when I leave something in my cart",
    hint: "By email, else by text message. It names no product. Off unless you turn it on.",
    stopTitle: "Stop reminders of your cart",
    stopLead: "You get no more reminders of what you left in your cart.",
    stop: "Stop reminders",
    stoppedTitle: "Reminders are stopped",
    stopped: "We do not remind you of your cart any more. You can turn it on again under Privacy and data.",
    brokenLink: "This link is not whole, or too old. Under Privacy and data you can stop reminders too.",
    home: "Home",
  },
  downloadTitle: "Download my data",
  downloadLead: "All the data we keep about you, in one JSON file.",
  download: "Download my data",
  deleteTitle: "Delete my account",
  deleteLead:
    "Your account, addresses, cart and wishlist go at once, and your name goes from reviews and enquiries. Your requests for a consultation and your coming appointments with the doctor are cancelled. By law we keep bills, with name and address, and records of consultations and prescriptions for 3 years. Only the doctor and the owner can read those records. This cannot be undone.",
  delete: "Delete my account",
};
