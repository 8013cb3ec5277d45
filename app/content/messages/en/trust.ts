/** Words of the line that says why the shop can be trusted. */
export const trustText = {
  licence: "Licensed pharmacy",
  licenceNumber: (number: string) => `Licence ${number} (Form 20-C)`,
  pharmacist: (number: string) => `Registered pharmacist, no. ${number}`,
  inCharge: "In charge of the pharmacy",
  sealed: "Sealed packs",
  sealedText: (days: number) => `At least ${days} days before expiry`,
  bill: "A bill for every order",
  billText: "With batch and expiry",
};
