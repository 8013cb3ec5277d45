import { counted } from "#app/content/messages/counted.ts";
import type { AccountProblem } from "#app/domain/accounts/account-form.ts";

/** What the account's forms are refused with; the server says it, so no page carries it. */
export const accountRefusalsText = {
  problems: {
    required: "Please fill in all required fields",
    email: "Please enter a valid email address",
    phone: "Please enter a valid 10-digit phone number",
    pincode: "Enter a 6-digit PIN code",
    link: "Please enter the name alone, without a web address or phone number",
    "too-long": "Please shorten this text",
  } satisfies Record<AccountProblem, string>,
  missing: {
    name: "Enter your full name",
    email: "Please enter a valid email address",
    phone: "Please enter a valid 10-digit phone number",
    password: "Enter a password",
    currentPassword: "Enter your current password",
    newPassword: "Enter a new password",
    identifier: "Enter an email address or a 10-digit mobile number",
    code: "Enter the code",
    number: "Enter the order number as in our email, SH and 8 digits",
    street: "Enter house, street and area",
    town: "Enter the town or city",
    state: "Enter the state",
    pincode: "Enter a 6-digit PIN code",
  } as Record<string, string>,
  refusals: {
    missing: "You must provide either an email or phone number and a password",
    wrong:
      "Email, phone number or password is not right. If you have just registered, open the link in our email first.",
    "wrong-password": "This password is not right. Please try again.",
    "wrong-code": "This code is not right, or it is too old. Please check it, or have a new one sent.",
    "wrong-app-code":
      "This code is not right, or it was used already. Please enter the next one the app shows.",
    "wrong-recovery-code": "This recovery code is not right, or it was used already.",
    "password-of-shop": "Our staff cannot sign in with a code alone. Please sign in with the password.",
    "not-claimed":
      "We found no order with this number and phone that was placed with your email address. Confirm the phone number in My Account to see all orders placed with it.",
    "password-needed": "This account has the second step turned on. Please sign in with the password.",
    expired: "This took too long. Please sign in again.",
    "bad-identifier": "Enter an email address or a 10-digit mobile number",
    "bad-email": "Please enter a valid email address",
    "bad-phone": "Please enter a valid 10-digit phone number",
    "bad-name": "Enter your full name",
    "bad-token": "This link is too old, or it was used already. Please ask for a new one.",
    "too-short": "Use at least 10 characters",
    "too-long": "Please shorten this password",
    "too-common": "This password is too easy to guess. Please choose another.",
    same: "This is the one you have now. Please choose another.",
    "bad-passkey": "This passkey did not work. Please try again, or sign in another way.",
    "too-many-passkeys": "You have reached the limit of passkeys. Please remove one first.",
    "already-on": "The second step is on already.",
    demanded: "Your role needs a second step, and this is your only one. Add a passkey or the app first.",
    "last-identity": "This is your only way to sign in. Set a password first.",
    "not-linked": "This is not linked to your account.",
    "open-orders": "An order is still on its way. Wait until it has arrived, or cancel it first.",
    "last-admin": "You are the only owner. Make somebody else the owner first.",
    "too-many": "You have as many addresses as we can keep. Please remove one first.",
    "unknown-pincode": "We could not find this PIN code. Please check the six digits.",
    "too-late": "The order has gone too far to be cancelled here. Please call us.",
    "not-found": "This is no longer here. Please reload the page.",
  },
  tooManyTries: (seconds: number) => {
    const wait = seconds < 90 ? counted(seconds, "second") : counted(Math.ceil(seconds / 60), "minute");
    return `Too many tries. Please wait ${wait}, then try again.`;
  },
};
