/** The code of goods in the tariff: 4 to 8 digits. */
export const HSN = /^\d{4,8}$/;
