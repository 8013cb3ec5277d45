/** What one picture shows, as the drawings need it. */
export type Pack = {
  brand: string;
  /** "Calendula" of "Calendula Ointment" when the pack says Ointment in large letters below */
  name: string;
  fullName: string;
  /** the name on a label too small for all of it: "R89" */
  shortName: string;
  /** "30 CH"; empty when the product has none */
  potency: string;
  /** the large word of the pack: the potency, else "R89", "No. 21", "Syrup" */
  word: string;
  size: string;
  colour: string;
  /** a thumbnail of about 64 px: no small print, only the large word */
  isSmall: boolean;
};

/** One of the packs; all stand on y = 452 of a canvas of 400 x 480. */
export type Drawing = {
  /** the large word when neither potency nor name gives one */
  word: string;
  /** the square that a thumbnail shows: its middle and its top */
  crop: { middle: number; top: number };
  draw: (pack: Pack) => string;
};
