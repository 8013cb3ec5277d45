/** Words of the page after an order was placed. */
export const thankYouText = {
  thanksTitle: (number: string) => `Order ${number} placed`,
  thanks: (name: string) => `Thank you, ${name}`,
  thanksText: (number: string) => `Order ${number} is with us.`,
  yourOrder: "Your order",
  next: "What happens next",
  nextCheck: "Our pharmacist checks remedies, potencies and packs.",
  nextPack: "We pack sealed bottles and write batch and expiry on the bill.",
  nextBring: {
    rider: "Our rider brings the parcel to your door.",
    courier: "A courier brings the parcel to your door.",
  },
  nextCash: (amount: string) => `Please keep ${amount} ready in cash.`,
  nextMail: (email: string) => `Updates go to ${email}.`,
  follow: "Follow this order",
  keepLink: "Save the page this button opens. It shows where your order is, without a password.",
};
