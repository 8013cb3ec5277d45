// What the ten landing pages say that no list of facts can: one opening for each place, true of that place alone. Fees, hours and
// cut-off times are settings and stand on the page, never in these texts.

export const LANDING_PLACES = [
  "sohna",
  "gurgaon",
  "sohna-road",
  "bhondsi",
  "badshahpur",
  "palwal",
  "manesar",
  "nuh",
  "central-park-flower-valley",
  "malibu-towne",
] as const;

type LandingPlace = (typeof LANDING_PLACES)[number];

export const OPENINGS: Record<LandingPlace, string> = {
  sohna:
    "Sohna is where our shop stands. You can come to the counter, or order from your phone and have the parcel brought to your door.",
  gurgaon:
    "Gurgaon, officially Gurugram, is the district town north of us. Its PIN codes that begin with 12200 and 12201 belong to our same-day area.",
  "sohna-road":
    "Sohna Road joins Gurgaon with our town. Sectors 47 to 50 lie along it, with societies such as Malibu Towne, Vatika City and Nirvana Country.",
  bhondsi: "Bhondsi is the town half way between Sohna and Gurgaon; Maruti Kunj belongs to it.",
  badshahpur:
    "Badshahpur lies between Bhondsi and the city, and shares its PIN code with Sectors 65, 67 and 70 of Gurgaon.",
  palwal:
    "Palwal is the district town to the south-east of us; Hathin and Hodal belong to the same district.",
  manesar: "Manesar, with the industrial township IMT Manesar, lies to the north-west of Sohna.",
  nuh: "Nuh is the district town to the south of Sohna. Tauru, Punhana and Ferozepur Jhirka belong to the same district.",
  "central-park-flower-valley":
    "Central Park Flower Valley is a society of Sohna itself and has the same PIN code as our shop.",
  "malibu-towne": "Malibu Towne is a society in Sector 47 of Gurgaon, off Sohna Road.",
};
