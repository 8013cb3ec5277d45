/** Words of what a person keeps in their account, and of the forms there and at the door. */
export const accountText = {
  optional: "(optional)",
  save: "Save",

  fields: {
    identifier: "Email or mobile number",
    password: "Password",
    showPassword: "Show password",
    hidePassword: "Hide password",
    name: "Full Name",
    email: "Email Address",
    phone: "Phone Number",
    newPassword: "New password",
    newPasswordHint:
      "At least 10 characters. A few words in a row are easier to remember than one difficult one.",
    currentPassword: "Current password",
    code: "Code",
  },

  secondFactor: {
    title: "One more step",
    lead: "Open your authenticator app and enter the code it shows for this shop.",
    hint: "6 digits, new every 30 seconds",
    recoveryCode: "Recovery code",
    recoveryHint: "One of those you wrote down. Each works once.",
    useRecovery: "Use a recovery code",
    submit: "Sign In",
    expired: "This took too long. Please sign in again.",
    isRequired: "Your role needs the second step before you can go on.",
  },
};
