/** What the page of a health concern says beyond its description; `seeDoctor` are the signs that do not wait for a remedy. */
export type ConcernWords = { about: string[]; seeDoctor: string[] };

const words: Record<string, ConcernWords> = {
  "cough-and-cold": {
    about: [
      "A cold runs its course in about a week, with or without medicine. Warm drinks, rest and steam do most of the work. This shelf has single remedies such as Allium Cepa and Bryonia, and the tissue-salt mixtures 5, 6 and 10. It also has the syrups and drops that families in Sohna ask for by name.",
      "Homeopaths traditionally choose by the kind of cough and cold. Is it watery or thick, dry or loose, worse by day or by night? Note these before you buy, or tell us, and the choice becomes easier.",
    ],
    seeDoctor: [
      "Trouble breathing, wheezing, or chest pain",
      "Fever above 38.5°C for more than two days",
      "Blood in what is coughed up",
      "A cough that has lasted three weeks",
      "A child under two years of age who breathes fast or does not drink",
    ],
  },
  immunity: {
    about: [
      "Here are the tonics, tissue salts and mother tinctures traditionally taken after a tiring season or a long recovery. Alfalfa, Tinospora and Calcarea Phosphorica are the names people ask for most.",
      "No bottle on this shelf protects from an infection or stands in for a vaccine. Sleep, food and a walk in daylight come first, and tiredness that stays deserves a blood test.",
    ],
    seeDoctor: [
      "Tiredness that has lasted more than a few weeks",
      "Weight loss without a reason",
      "Fever or night sweats that come back",
      "Infections that return again and again",
    ],
  },
  allergy: {
    about: [
      "Around Sohna the sneezing season comes twice, with the wheat harvest and with the smoke and dust of late autumn. The shelf has the remedies traditionally described for sneezing, itching eyes and weals. It also has ready-made drops and tablets from several makers.",
      "Finding the trigger does more than any bottle. Damp dusting, washed curtains and closed windows in the early morning are worth as much as the medicine.",
    ],
    seeDoctor: [
      "Trouble breathing, wheezing or a tight chest",
      "Swelling of the lips, tongue or face",
      "Weals together with dizziness or vomiting",
      "A reaction after a medicine, a sting or a food",
    ],
  },
  digestion: {
    about: [
      "Acidity after fried food, gas by the evening, an upset stomach on a journey. People come to this shelf most often. You will find Nux Vomica, Carbo Vegetabilis, Lycopodium, bio-combination 25, and the digestive drops and syrups of many brands.",
      "Homeopaths traditionally ask when the trouble comes, after which food, and what makes it better. With any of these medicines, take small regular meals and enough water.",
    ],
    seeDoctor: [
      "Blood in vomit or stool, or black stool",
      "Severe or sudden pain in the belly",
      "Loose motions with signs of drying out, such as no urine for six hours",
      "Trouble swallowing, or weight loss without a reason",
    ],
  },
  "skin-care": {
    about: [
      "Here are creams, gels and soaps for the skin, and medicines to take. Among them are Graphites, Sulphur, Thuja, Berberis Aquifolium and bio-combination 20.",
      "Try a little of any cream behind the ear and wait a day before you use it on the face. We sell nothing that promises a lighter skin.",
    ],
    seeDoctor: [
      "A rash with fever, or one that spreads within hours",
      "Blisters, or sores in the mouth or eyes",
      "A mole that changes in size, shape or colour",
      "Redness that is hot, painful and growing",
    ],
  },
  "hair-care": {
    about: [
      "Oils with Jaborandi and Arnica, shampoos for dandruff, and drops and tablets that are traditionally taken for everyday shedding. Many people use an oil on the scalp and take a remedy as well.",
      "Losing up to a hundred hairs a day is normal. It is more after a fever, a birth or a strict diet. Nothing here promises new growth on a bald scalp.",
    ],
    seeDoctor: [
      "Hair that falls out in round patches",
      "A scalp that is sore, oozing or scarred",
      "Sudden heavy shedding with tiredness or weight change",
      "Hair loss in a child",
    ],
  },
  "stress-and-sleep": {
    about: [
      "This shelf is for ordinary strain: exam weeks, a busy head at bedtime, travel and change. Passiflora, Coffea Cruda, Kali Phosphoricum and the Bach flower essences are traditionally chosen here, each for its own picture.",
      "A fixed bedtime, less tea after four o'clock and a dark room are tried first. A mood that stays low for two weeks belongs with a doctor or a counsellor, not on a shelf.",
    ],
    seeDoctor: [
      "Low mood or worry that has lasted two weeks",
      "Thoughts of harming yourself: call 14416, Tele MANAS, at any hour",
      "No sleep for several nights",
      "Chest pain, fainting or a racing heart",
    ],
  },
  "first-aid-and-aches": {
    about: [
      "Arnica after a bump, Calendula on a graze, Rhus Tox and Ruta after an overstretched day. Homeopathic families traditionally keep these remedies at home, as pills, gels, ointments and ready-packed kits.",
      "Clean the wound first, cool a burn under running water for twenty minutes, and rest the limb. The bottle comes after that.",
    ],
    seeDoctor: [
      "A head injury with vomiting, drowsiness or confusion",
      "A deep wound, or one that does not stop bleeding",
      "An animal bite, at once, for the rabies vaccine",
      "A limb that is bent, numb or cannot be used",
      "A burn larger than the palm, or on the face",
    ],
  },
  "child-care": {
    about: [
      "Small tablets, globules and tissue salts that parents ask for. Liquids with alcohol are not on this shelf. Give only what the label allows at the child's age.",
      "Tell us the child's age when you ask. For a baby below one year, please speak to the doctor before you buy anything.",
    ],
    seeDoctor: [
      "Any fever in a baby under three months",
      "A child who does not drink, or has passed no urine for six hours",
      "Fast breathing, or a chest that draws in",
      "A fit, or a child who is hard to wake",
    ],
  },
  "mouth-and-dental": {
    about: [
      "Gels, toothpastes and remedies traditionally used for tender gums, mouth sores and the wait before the dentist's appointment. Plantago and Kreosotum are among the single remedies; Hekla Lava comes as gel and tablets.",
      "Medicine buys time here. Only a dentist can fill a cavity.",
    ],
    seeDoctor: [
      "Swelling of the face or jaw, or fever with toothache",
      "Trouble opening the mouth or swallowing",
      "A sore or white patch that has lasted two weeks",
      "Gums that bleed without being touched",
    ],
  },
};

const GENERAL: ConcernWords = {
  about: [
    "Homeopaths traditionally choose a medicine by the whole picture of a person. They ask what you feel, when, and what makes it better or worse. If you are not sure, ask before you buy.",
  ],
  seeDoctor: [
    "Pain that is severe or sudden",
    "Trouble breathing, fainting or confusion",
    "High fever, or one that lasts more than two days",
    "Anything that gets worse in spite of the medicine",
  ],
};

/** The words for a concern's slug; a concern that the owner added later gets the general ones. */
export function concernWords(slug: string): ConcernWords {
  return Object.hasOwn(words, slug) ? words[slug]! : GENERAL;
}
