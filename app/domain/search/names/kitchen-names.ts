// Words in the names of specialities as families say them.

const KITCHEN_WORDS = [
  {
    own: / paediatric\b/i,
    said: ["children", "child", "kids", "baby", "bachon", "bachcha", "bacche", "बच्चों", "बच्चा"],
  },
  { own: / cough\b/i, said: ["kof", "कफ"] },
];

/** "Alfalfa Tonic Paediatric" is the children's, and "Stobal Cough Syrup" written as it sounds. */
export function kitchenNames(name: string): string[] {
  return KITCHEN_WORDS.flatMap(({ own, said }) =>
    own.test(name) ? said.map((word) => name.replace(own, ` ${word}`)) : [],
  );
}
