/** Words of the page where a person sees, takes along and deletes what the shop keeps. */
export const privacyText = {
  title: "Privacy and data",
  consentTitle: "What you agree to",
  purpose:
    "Name, email, phone and addresses serve to take, bring and bill your orders. Without them there is no account, so they have no switch.",
  marketing: "Send me offers and health tips by email",
  marketingHint: "Off unless you turn it on. You can change your mind at any time.",
  givenOn: (day: string) => `You agreed on ${day}.`,
  downloadTitle: "Download my data",
  downloadLead: "All the data we keep about you, in one JSON file.",
  download: "Download my data",
  deleteTitle: "Delete my account",
  deleteLead:
    "Your account, addresses, cart and wishlist go at once, and your name goes from reviews and enquiries. Your requests for a consultation and your coming appointments with the doctor are cancelled. By law we keep bills, with name and address, and records of consultations and prescriptions for 3 years. Only the doctor and the owner can read those records. This cannot be undone.",
  delete: "Delete my account",
};
