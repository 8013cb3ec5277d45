/** Words of the question for the password, or another proof, before something grave. */
export const proofText = {
  title: "Please enter your password again",
  leadForm: "This step needs your password again. What you typed is kept, and nothing is changed yet.",
  leadPage: "This page needs your password again. Then we take you there; a file downloads at once.",
  otherTitle: "Please confirm that it is you",
  otherLeadForm:
    "Please confirm who you are for this step. What you typed is kept, and nothing is changed yet.",
  otherLeadPage:
    "Please confirm who you are for this page. Then we take you there; a file downloads at once.",
  goodFor: (minutes: number) => `We do not ask again for ${minutes} minutes.`,
  password: "Your password",
  submit: "Continue",
  usePassword: "Use your password instead",
  useCode: "Use the code from your app instead",
  useMail: "Have a code sent by email instead",
  code: "Code from your app",
  codeHint: "The six digits that the app shows now",
  sendMail: "Send a code to my email",
  sendAgain: "Send a new code",
  sent: (email: string) => `We have sent a code to ${email}. It is good for 5 minutes.`,
  mailCode: "Code from the email",
  mailHint: "6 digits",
  noWay: "Your account has no password yet. Sign out, then choose one with “Forgot password”.",
  cancel: "Cancel without changes",
  toToday: "Back to Today",
};
