/** Words of the office screen on which the owner sets up bank messages from their phone. */
export const officeBankPhoneText = {
  title: "Bank messages from your phone",
  note: "An app on your phone sends the bank's messages on. The shop reads only money that came to your account.",
  back: "Payments",
  how: {
    title: "Set it up",
    steps: [
      "Install SMS Gateway for Android (sms-gate.app) on the phone that gets the bank's messages.",
      "Make a secret below. In the app, put it under Settings, Webhooks, Signing Key.",
      "Add a webhook for the event sms:received with the address below.",
      "Pay the shop one rupee. Within a minute this page says when money was told last.",
    ],
    address: "Address of the webhook",
    keep: "The app sends every message it gets. All but money that came is forgotten at once: codes, debits, balances, private messages.",
    never:
      "A customer's screenshot or word never counts. Only the bank's registered sender names are believed.",
  },
  secrets: {
    title: "Secrets",
    none: "No secret yet. Nothing is taken from any phone.",
    account: (end: string) => `Account ending ${end}`,
    made: (when: string) => `Made ${when}`,
    told: (when: string) => `Money told ${when}`,
    used: (when: string) => `Last message ${when}, none told of money yet`,
    never: "Not used yet",
    end: "End this secret",
    endLabel: (when: string) => `End the secret made ${when}`,
  },
  make: {
    title: "New secret",
    note: "While you change it on the phone, the old secret is good too. End the old one afterwards.",
    field: "Last 4 digits of the shop's account",
    button: "Make a secret",
  },
  shown: {
    title: "Your secret",
    once: "Copy it into the app now. It is never shown again.",
  },
  ended: "The secret is ended. Its phone tells nothing more.",
  refusals: {
    "bad-account": "Please enter the last 4 digits of the account number.",
    "two-already": "There are two secrets already. Please end one first.",
    "not-found": "This secret is ended already.",
  },
};
