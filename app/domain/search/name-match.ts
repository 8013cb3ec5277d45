export type NamedEntry = {
  /** What it is called on the screen. */
  name: string;
  /** Every other way to call it. */
  otherNames: readonly string[];
};

/** How an entry fits typed words. */
export type NameMatch<E> = {
  entry: E;
  /** From 0 to 1: 1 is the whole name, spelt as it is. */
  score: number;
  /** Share of the typed words that the entry has, by weight. */
  askedShare: number;
  /** Share of the matched name that was typed, by weight. */
  nameShare: number;
  /** The name of the entry that fits. */
  matchedName: string;
  isOwnName: boolean;
  /** How sure the least sure of its typed words is. */
  quality: number;
  /** By place of the typed word: how sure it is to be in the name, 0 for not at all. */
  qualities: readonly number[];
  /** The places of the typed words that the name has. */
  places: readonly number[];
  /** By place of the first typed word: the words of the name that they were taken for, and how many they are. */
  takenFor: ReadonlyMap<number, TakenFor>;
};

export type TakenFor = { text: string; quality: number; length: number };
