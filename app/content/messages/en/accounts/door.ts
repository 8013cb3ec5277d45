/** Words of the doors to an account: signing in, registering and what was forgotten. */
export const doorText = {
  signInFailed: "Error signing in",
  signUpFailed: "Error signing up",

  door: {
    backToShop: "Back to shop",
    helpBefore: "Need help? Call",
    or: "or",
  },

  login: {
    title: "Sign in",
    lead: "See your orders, bills and prescriptions.",
    leadBefore: "Please sign in first. Then we take you on to where you were going.",
    submit: "Sign In",
    forgot: "Forgot password?",
    codeInstead: "Get a one-time code",
    passkey: "Sign in with a passkey",
    passwordInstead: "Sign in with a password",
    google: "Sign in with Google",
    googlePurpose: "The first time, this makes an account with your name and email from Google.",
    newHere: "New here?",
    create: "Create an account",
    alsoTrack: ". You can also",
    trackOrder: "track an order",
    withoutOne: "without one.",
  },

  code: {
    title: "Sign in with a code",
    lead: "We send a code of 6 digits to your email or mobile number. It works once, for 5 minutes.",
    leadByMail: "We send a code of 6 digits to your email. It works once, for 5 minutes.",
    send: "Send code",
    enterTitle: "Enter the code",
    enterLead: "Check your messages. You can paste the code here.",
    sent: (to: string) =>
      `If ${to} belongs to an account, a code is on its way. It works once, for 5 minutes.`,
    hint: "6 digits",
    submit: "Sign In",
    resend: "Send a new code",
  },

  register: {
    title: "Create an account",
    lead: "Your orders, bills and addresses in one place. We send you a link to choose a password.",
    leadWithCode:
      "Your orders, bills and addresses in one place. We send a code to your mobile number, or a link to your email.",
    codeSent: (phone: string) => `We have sent a code to +91 ${phone}. It works once, for 5 minutes.`,
    submit: "Register",
    purpose:
      "We use your name, email and phone to take your orders, bring them and answer you. We keep bills as long as tax law asks. You can download or delete your data in My Account.",
    privacy: "Privacy Policy",
    marketing: "Send me offers and health tips by email. I can stop this at any time.",
    phoneHint: "For delivery. You can also sign in with it once you have confirmed it.",
    already: "Already registered?",
    signIn: "Sign in",
  },

  verify: {
    title: "Confirm your email",
    confirmLead: "One tap, and we know that the address is yours.",
    confirm: "Confirm my email",
    chooseTitle: "Choose a password",
    chooseLead: (email: string) => `For your account with ${email}. You will sign in with it.`,
    finish: "Create account",
    waitTitle: "Check your email",
    wait: "We have sent you a link. Open it to confirm your email and choose a password.",
    notArrived: "Nothing there after a few minutes? Look in the spam folder, or have it sent again.",
    resend: "Send the link again",
    resent: "If this address waits to be confirmed, a new link is on its way.",
    failedTitle: "This link does not work any more",
    failed: "It has expired or was already used. Sign in, or register again.",
    again: "Create an account",
    toSignIn: "Go to sign in",
  },

  forgot: {
    title: "Forgot your password?",
    lead: "Tell us your email address. We send you a link to choose a new password.",
    submit: "Send the link",
    sent: (email: string) =>
      `If ${email} belongs to an account, a link is on its way. It works once, and only for a short time.`,
    back: "Back to sign in",
  },

  reset: {
    title: "Choose a new password",
    lead: "After this you are signed out everywhere, and sign in with the new one.",
    submit: "Save password",
    failedTitle: "This link does not work any more",
    failed: "It has expired or was already used. Please ask for a new one.",
    again: "Send a new link",
  },
};
