const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** Words of the page after an order was placed; weekdays count from Sunday, 0, months from January, 0. */
export const thankYouText = {
  thanksTitle: (number: string) => `Order ${number} placed`,
  thanks: (name: string) => `Thank you, ${name}`,
  number: (number: string) => `Order ${number}`,
  received: "Order received.",
  arrivesToday: "Order received. Arriving today.",
  arrivesBy: (day: string) => `Order received. Arriving by ${day}.`,
  longDay: (weekday: number, day: number, month: number) => `${WEEKDAYS[weekday]}, ${day} ${MONTHS[month]}`,
  cash: (amount: string) => `Please keep ${amount} ready in cash.`,
  yourOrder: "Your order",
  goingTo: "Going to",
  wrongAddress: (phone: string) => `Wrong address? Call ${phone}`,
  next: "What happens next",
  nextCheck: "Our pharmacist checks remedies, potencies and packs.",
  nextPack: "We pack sealed bottles and write batch and expiry on the bill.",
  nextBring: {
    rider: "Our rider brings the parcel to your door.",
    courier: "A courier brings the parcel to your door.",
  },
  nextMail: (email: string) => `Updates go to ${email}.`,
  follow: "Follow this order",
  keepLink: "Save this link to check your order any time. No password needed.",
  share: "Send the link on WhatsApp",
  shareText: (number: string, shop: string, link: string) =>
    `My order ${number} from ${shop}. Follow it here: ${link}`,
  shareNote: "Whoever has the link sees the whole order.",
  refill: (day: string) => `Next pack around ${day}`,
  refillWhy: "That is how long this order lasts at the dose on your prescription.",
  refillCalendar: "Add to calendar",
};
