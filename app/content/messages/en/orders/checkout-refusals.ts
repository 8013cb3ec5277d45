import { rupees } from "#app/domain/money.ts";
import { ORDER_LIMITS } from "#app/domain/orders/buyer-limits.ts";
import type { CheckoutProblem } from "#app/domain/orders/checkout-form.ts";

const { stranger, proven } = ORDER_LIMITS;

/** What the forms of checkout and payment are refused with; the server says it, so no page carries it. */
export const checkoutRefusalsText = {
  problems: {
    required: "Please fill in all required fields",
    phone: "Please enter a valid 10-digit phone number",
    email: "Please enter a valid email address",
    pincode: "Enter a 6-digit PIN code",
    link: "Please enter the name alone, without a web address or phone number",
    "too-long": "Please shorten this text",
    "payment-method": "Choose how you would like to pay",
    "delivery-speed": "Choose when it should arrive",
    gstin: "This is not a GSTIN. It has 15 letters and digits; please compare it with your certificate.",
  } satisfies Record<CheckoutProblem, string>,
  missing: {
    name: "Enter the full name of the person who gets the parcel",
    phone: "Please enter a valid 10-digit phone number",
    pincode: "Enter a 6-digit PIN code",
    addressLine1: "Enter house, street and area",
    town: "Enter the town or city",
    state: "Enter the state",
    gstin: "Enter the GSTIN, or clear the name and address of the business",
    organization: "Enter the legal name, as on the GST certificate",
    firmAddress: "Enter the registered address, for the bill",
  } as Record<string, string>,
  refusals: {
    "not-open": "This is a demonstration: it takes no orders and no money yet. What you typed is still here.",
    "empty-cart": "Your cart is empty, so there is nothing to order.",
    "below-minimum": "This is less than the smallest trade order. Please add to your cart, then order again.",
    "unknown-pincode": "We could not find this PIN code. Please check the six digits, or call us.",
    "not-for-retail":
      "One product in your cart cannot be sold here any more. Please remove it, then order again.",
    "sold-out":
      "Something in your cart has sold out or is fewer than you asked for. Please change your cart, then order again.",
    "express-not-offered": "Express delivery is not available any more today. Please look at the new date.",
    "coupon-used":
      "This phone number has used the coupon already. Take it off in your cart, then order again.",
    "price-changed": "A price or the delivery fee has changed. Please check the new total, then order again.",
    "gift-gone": "Your gift is not there any more. The total is the same. Please order again without it.",
    "total-unseen": "Delivery and total are now known. Please check them, then confirm below.",
    "cod-not-offered": "Cash on delivery is not offered for this order. Please choose another way to pay.",
    "cod-in-part":
      "For this order we ask for a part in advance. Please choose how to pay it. You pay the rest in cash on delivery.",
    "cod-prepaid":
      "Cash on delivery is not available for this order. Please choose another way to pay, and we send it at once.",
    "part-not-offered":
      "Paying in two parts is not offered for this order. Please choose another way to pay.",
    "upi-not-offered": "UPI is not available right now. Please choose another way to pay.",
    "online-not-offered": "Online payment is not available right now. Please choose another way to pay.",
    "too-many-cash-orders":
      "Cash orders with this phone number are still on their way. Please pay by UPI, or order again once one has arrived.",
    "too-many-lines": `One order takes up to ${stranger.maxLines} products, or ${proven.maxLines} when you sign in with a confirmed phone number. Please take some out.`,
    "too-many-packs": `One order takes up to ${stranger.maxPacksPerLine} packs of a product unless you sign in with a confirmed phone number. Please take fewer, or ask for a bulk price.`,
    "too-much-money": `One order goes up to ${rupees(stranger.maxPaise)}, or ${rupees(proven.maxPaise)} when you sign in with a confirmed phone number. Please take something out, or ask for a bulk price.`,
    "firm-address-needed":
      "This GSTIN is of another state than the delivery. Please add the registered address, for the bill.",
    "key-reused":
      "An order with other details was already placed from this page. If this is a second order, please send it again.",
  },
  tooMany: (when: string) =>
    `So many orders have come from this connection or phone that we take no more here for now. Please try again ${when}, or call us.`,
  shareTaken: ({ name, packs }: { name: string; packs: number }) =>
    packs === 0
      ? `All packs of ${name} that we can give now are in orders that wait for payment. Please try again in a few minutes, or sign in with a confirmed phone number.`
      : `We can give up to ${packs} packs of ${name} in this order, as others wait for them too. Please take fewer, or sign in with a confirmed phone number.`,
};
