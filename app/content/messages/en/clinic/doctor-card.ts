/** Words of the card that shows who the patient meets. */
export const doctorCardText = {
  heading: "Our doctor",
  headingOfSeveral: "Our doctors",
  allDoctors: (count: number) => `See all ${count} doctors`,
  registration: (number: string) => `Reg. no. ${number}`,
  where: { clinic: "At the clinic", both: "Clinic or video", video: "Video call" },
  fee: (amount: string, minutes: number) => `${amount}, ${minutes} minutes`,
  noFee: (minutes: number) => `No fee, ${minutes} minutes`,
  nextFree: "Next free time",
  time: (day: string, time: string) => `${day}, ${time}`,
  seeTimes: "See free times",
  book: "Book a time",
  bookThis: "Book this time",
};
