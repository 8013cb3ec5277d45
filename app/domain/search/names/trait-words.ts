// Dosage forms and shelves in the words of counter and kitchen, beside their own names.

/** The dosage forms that a word may mean, by the words for them. */
export const DOSAGE_FORM_WORDS: readonly { dosageForms: readonly string[]; words: readonly string[] }[] = [
  {
    dosageForms: ["tablets", "plain-tablets"],
    words: ["tablets", "tablet", "tab", "tabs", "tablat", "tikiya", "टैबलेट", "टेबलेट", "टिकिया"],
  },
  {
    dosageForms: ["globules", "pills", "plain-globules"],
    words: [
      "globules",
      "globule",
      "globuls",
      "meethi goli",
      "mithi goli",
      "meethi goliyan",
      "mithi goliyan",
      "safed goli",
      "medicated globules",
      "ग्लोब्यूल्स",
      "मीठी गोली",
    ],
  },
  {
    dosageForms: ["globules", "pills", "tablets", "plain-globules"],
    words: ["pills", "pill", "goli", "goliyan", "golian", "गोली", "गोलियां"],
  },
  {
    dosageForms: ["drops", "dilution", "eye-drops", "ear-drops", "nasal-drops", "mother-tincture"],
    words: ["drops", "drop", "boond", "ड्रॉप्स", "ड्राप", "बूंद"],
  },
  { dosageForms: ["dilution"], words: ["dilution", "dailyushan", "dilutions", "डाइल्यूशन"] },
  { dosageForms: ["dilution", "lm-potency", "mother-tincture"], words: ["liquid", "likvid", "लिक्विड"] },
  {
    dosageForms: ["eye-drops"],
    words: ["eye drops", "eye drop", "aankh ki dawa", "aankh ki drop", "आई ड्रॉप", "आंख की दवा"],
  },
  {
    dosageForms: ["ear-drops"],
    words: [
      "ear drops",
      "ear drop",
      "kaan ki dawa",
      "kaan ki drop",
      "kaan ki drops",
      "kan ki drops",
      "kaan saaf karne ki drops",
      "kaan ka mail nikalne ki drops",
      "कान की दवा",
    ],
  },
  { dosageForms: ["nasal-drops"], words: ["nasal drops", "nose drops", "naak ki drop"] },
  { dosageForms: ["syrup"], words: ["syrup", "syrap", "sirup", "sirap", "tonic", "tonik", "सिरप", "टॉनिक"] },
  {
    dosageForms: ["ointment", "cream", "gel"],
    words: [
      "ointment",
      "tube",
      "ointmant",
      "oinment",
      "oinmant",
      "malham",
      "marham",
      "malam",
      "मरहम",
      "मलहम",
    ],
  },
  { dosageForms: ["cream", "ointment"], words: ["cream", "creme", "krim", "क्रीम"] },
  { dosageForms: ["gel"], words: ["gel", "jel", "जेल"] },
  { dosageForms: ["hair-oil"], words: ["hair oil", "baal ka tel", "balon ka tel", "बालों का तेल", "हेयर ऑयल"] },
  {
    dosageForms: ["oil", "hair-oil"],
    words: ["oil", "massage oil", "malish ka tel", "tel", "तेल", "मालिश का तेल"],
  },
  { dosageForms: ["shampoo"], words: ["shampoo", "shampo", "shaimpu", "शैम्पू", "शैंपू"] },
  { dosageForms: ["soap"], words: ["soap", "sabun", "साबुन"] },
  { dosageForms: ["toothpaste"], words: ["toothpaste", "tooth paste", "manjan", "paste", "टूथपेस्ट"] },
  { dosageForms: ["spray"], words: ["spray", "स्प्रे"] },
  { dosageForms: ["face-wash"], words: ["face wash", "facewash", "फेस वॉश"] },
  { dosageForms: ["lip-balm"], words: ["lip balm", "lipbalm"] },
  { dosageForms: ["powder", "trituration"], words: ["powder", "pudiya", "पाउडर"] },
  {
    dosageForms: ["lozenges"],
    words: ["lozenges", "lozenge", "chusne wali goli", "chusne ki goli", "चूसने की गोली"],
  },
  {
    dosageForms: ["lotion", "cream", "ointment", "gel", "mother-tincture"],
    words: ["lotion", "loshan", "लोशन"],
  },
  { dosageForms: ["kit"], words: ["kit", "kits", "किट"] },
  { dosageForms: ["droppers"], words: ["dropper", "droppers"] },
  { dosageForms: ["vials"], words: ["vials", "empty vial", "khali shishi", "empty bottle"] },
  {
    dosageForms: ["plain-globules"],
    words: [
      "plain globules",
      "sada goli",
      "sadi goli",
      "sugar globules",
      "sugar pills",
      "blank globules",
      "unmedicated globules",
      "sadi goli",
      "khali goli",
      "सादी गोली",
    ],
  },
  { dosageForms: ["plain-tablets"], words: ["plain tablets", "lactose tablets"] },
  {
    dosageForms: ["sugar-of-milk"],
    words: ["sugar of milk", "sac lac", "sac lac powder", "saclac", "lactose", "milk sugar"],
  },
];

/** What people say for the country a maker is of, as brands name it. */
export const COUNTRY_WORDS: Readonly<Record<string, readonly string[]>> = {
  Germany: ["germany", "german", "jarman", "jarmani", "made in germany", "जर्मन", "जर्मनी"],
};

/** Other words for a shelf of a form, by its slug. */
export const FORM_WORDS: Readonly<Record<string, readonly string[]>> = {
  dilutions: ["dilution", "dilutions", "डाइल्यूशन", "तनुकरण"],
  "mother-tinctures": [
    "mother tincture",
    "mother tinctures",
    "tincture",
    "tinctures",
    "tincher",
    "madar tincture",
    "mother tincher",
    "मदर टिंचर",
  ],
  biochemic: [
    "biochemic",
    "bio chemic",
    "biochemic salt",
    "tissue salt",
    "tissue salts",
    "cell salt",
    "baiokemik",
    "बायोकेमिक",
  ],
  "bio-combination": [
    "bio combination",
    "biocombination",
    "bioplasgen",
    "bio combi",
    "bio combinations",
    "combination tablets",
    "बायो कॉम्बिनेशन",
  ],
  trituration: ["trituration", "triturations"],
  "millesimal-lm-potency": ["lm potency", "lm", "fifty millesimal", "50 millesimal", "एलएम पोटेंसी"],
  "bach-flower": [
    "bach flower",
    "batch flower",
    "bach flowers",
    "back flower",
    "flower remedy",
    "flower remedies",
    "बैच फ्लावर",
  ],
  "homeopathy-kits": ["homeopathy kit", "medicine kit", "first aid kit", "dawai ka dabba"],
  cosmetics: ["cosmetics", "beauty", "external use", "skin products"],
  "globules-and-supplies": ["supplies", "globules and supplies", "bottles", "vials and droppers"],
  medicines: ["patent medicines", "patent", "speciality", "specialties", "complex"],
};
