/** Words of the coupon of a cart. */
export const couponText = {
  label: "Coupon",
  optional: "(optional)",
  use: "Use",
  isOn: (code: string) => `${code} is on`,
  takeOff: "Take off",
  takeOffNamed: (code: string) => `Take off coupon ${code}`,
  refusals: {
    unknown: (code: string) => `There is no coupon ${code}. Please check the letters.`,
    "used-up": (code: string) => `${code} has been used up.`,
    "used-by-phone": (code: string) => `${code} is for one order of a phone number. Your number has used it.`,
    "not-with-trade": (code: string) => `${code} does not come on top of business prices.`,
    "nothing-off": (code: string) => `${code} takes nothing off these packs.`,
  },
  notForGoods: (code: string) => `${code} is not for the packs in your cart.`,
  onlyFor: (code: string, scope: string) => `${code} is only for ${scope}, and your cart has none.`,
  notYet: (code: string, day: string) => `${code} begins on ${day}.`,
  expired: (code: string, day: string) => `${code} ended on ${day}.`,
  belowMinimum: (code: string, least: string, missing: string) =>
    `${code} begins at ${least}. Add ${missing} more.`,
  notTogether: (code: string, others: string[]) =>
    `${code} does not go with ${others.join(" and ")}, which ${others.length === 1 ? "takes" : "take"} more off.`,
  noCode: "Please enter the code: 3 to 20 letters and digits.",
  tooManyCoupons: (most: number) => `A cart can have ${most} coupons. Please take one off first.`,
  tooMany: (again: string) => `That was too many codes. Please try again ${again}.`,
};
