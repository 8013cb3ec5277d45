/** Words of the screen on which the office says what words of the search mean. */
export const searchWordsText = {
  title: "Search words",
  note: "Tell the search what people mean. A new word works in the shop at once.",
  checkFields: "Please check these fields.",
  finds: "What it finds",
  add: {
    title: "Add a word",
    term: "When somebody types",
    means: "The shop looks for",
    hint: "One word or a few, such as “khansi”. Up to 60 letters.",
    meansHint: "As the shop calls it, such as “cough”, “arnica” or “SBL”.",
    button: "Add word",
    added: (term: string, means: string) => `“${term}” now means “${means}”.`,
  },
  change: {
    title: (term: string) => `Change “${term}”`,
    button: "Save",
    cancel: "Add a new word instead",
    changed: (term: string, means: string) => `“${term}” now means “${means}”.`,
  },
  own: {
    title: "Your words",
    none: "You have not added any word yet. The search already knows many by itself.",
    means: (means: string) => `means “${means}”`,
    change: "Change",
  },
  notKept: {
    title: "Asked for, not kept",
    week: (from: string, to: string) => `${from} to ${to}`,
    none: "Nothing was asked for last week that the shop could not find.",
    asks: (count: number) => (count === 1 ? "once" : `${count} times`),
    lastAsked: (asks: string, day: string) => `${asks}, last on ${day}`,
    make: "Make this mean…",
    note: "Listed from the third time or the second day that somebody asks. Who asked is not known.",
  },
  problems: {
    "no-term": "Please enter the word that people type.",
    "no-means": "Please enter what the shop should look for.",
    "too-long": "Please enter up to 60 letters.",
    personal:
      "This may tell who somebody is: a name, a number, an address or a story. Please use other words.",
    same: "A word cannot mean itself.",
    restricted:
      "The law allows no medicine to be offered for this. The word may only mean such a complaint, such as “fever”.",
    exists: "This word is already in your list. Change it there.",
    loop: "This would lead back to the same word.",
  },
  refusals: {
    full: "There are 1,000 words already. Please remove some first.",
    "not-found": "This word is not in the list any more.",
  },
};
