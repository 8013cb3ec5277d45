/** Words of the page that asks for the password again before something grave. */
export const proofText = {
  title: "Please enter your password again",
  leadForm: "This step needs your password again. What you typed is kept, and nothing is changed yet.",
  leadPage: "This page needs your password again. Then we take you there; a file downloads at once.",
  goodFor: (minutes: number) => `We do not ask again for ${minutes} minutes.`,
  password: "Your password",
  submit: "Continue",
  useCode: "Use the code from your app instead",
  code: "Code from your app",
  codeHint: "The six digits that the app shows now",
  cancel: "Cancel without changes",
  toToday: "Back to Today",
};
