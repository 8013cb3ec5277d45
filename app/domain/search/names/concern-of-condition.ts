// Which shelf stands beside the page of a condition. A shelf holds what may be shown for its concern (decision 011); the page
// itself says what is traditionally used, and when to see a doctor.

const LINES: Record<string, string> = {
  "cough-and-cold":
    "common-cold dry-cough chesty-cough blocked-nose sinus-congestion sore-throat tonsil-discomfort hoarse-voice flu-like-illness pollution-throat",
  allergy: "dust-allergy-sneezing hives",
  digestion:
    "acidity gas-and-bloating indigestion constipation loose-motions nausea-and-vomiting overeating-and-hangover poor-appetite",
  "skin-care":
    "acne-and-pimples dry-itchy-skin eczema-prone-skin ringworm warts boils prickly-heat cracked-heels-and-lips cold-sores",
  "hair-care": "dandruff hair-fall",
  "stress-and-sleep":
    "everyday-stress occasional-sleeplessness exam-and-stage-nerves tension-headache mental-tiredness short-temper grief-and-emotional-upset bedtime-restlessness study-month-support",
  "child-care": "baby-colic intestinal-worms",
  "mouth-and-dental": "mouth-sores toothache",
};

/** The concern of a condition, both by slug. */
export const CONCERN_OF_CONDITION: ReadonlyMap<string, string> = new Map(
  Object.entries(LINES).flatMap(([concern, conditions]) =>
    conditions.split(" ").map((condition): [string, string] => [condition, concern]),
  ),
);
