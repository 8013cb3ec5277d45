/** Words of the page with the devices that are signed in. */
export const sessionsText = {
  title: "Devices",
  lead: "Where you are signed in. Sign out what you do not know.",
  listTitle: "Signed in on",
  here: "This device",
  unknownDevice: "Unknown device",
  lastUsed: (when: string) => `Last used ${when}`,
  signedInOn: (when: string) => `Signed in ${when}`,
  revoke: "Sign out",
  revokeNamed: (device: string) => `Sign out ${device}`,
  others: "Sign out on other devices",
  everywhere: "Sign out everywhere",
};
