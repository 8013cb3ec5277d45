/** Words of the page that turns the second step on and off. */
export const secondFactorSetupText = {
  title: "Second step",
  lead: "You need an authenticator app on your phone. It shows a new code every 30 seconds.",
  needsPassword: "Please set a password first.",
  setPassword: "Set password",
  passkeyInstead: "Add a passkey instead",
  beginTitle: "Turn on",
  beginLead: "Enter your password to begin.",
  begin: "Begin",
  stopTitle: "Turn off",
  stopLead: "After this the password alone opens your account.",
  stop: "Turn off",
  scanTitle: "1. Scan this with the app",
  qrLabel: "QR code for the authenticator app",
  openApp: "Open the app on this phone",
  manual: "Or type this key into the app:",
  codesTitle: "2. Keep the recovery codes",
  codesLead:
    "Write these down or print them. If the phone is lost, each opens your account once. They are shown only now.",
  print: "Print",
  codeTitle: "3. Enter the code that the app shows",
  confirm: "Turn on",
};
