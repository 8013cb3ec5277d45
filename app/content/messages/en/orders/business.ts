/** Words of the fields of who buys for a business. */
export const businessText = {
  ask: "Buying for a business? Add GSTIN",
  gstin: "GSTIN",
  organization: "Legal name of the business",
  firmAddress: "Registered address, if the parcel goes elsewhere",
  firmAddressAtCounter: "Registered address",
};
