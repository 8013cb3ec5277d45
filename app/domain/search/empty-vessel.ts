// "Khali" is written for empty and for eaten up: before a vessel it is the one, behind what was in it the other.

const EATEN =
  "goli|goliyan|golian|tablets?|dawa|dawai|capsules?|zehar|zahar|गोली|गोलियाँ|गोलियां|दवा|दवाई|ज़हर|जहर";
const VESSEL = [
  "she+shi|shishi|bot+les?|botals?|vials?|globules?|dabb[aie]|kaa?nch|capsules?|pet|stomach",
  "शीशी|शीशियां|बोतल|डिब्बा|डिब्बी|कांच|काँच|पेट|ग्लोब्यूल्स",
].join("|");
const SAID_OF_GLOBULES = "(?:safed|me+thi|mithi|chhoti|badi|सफेद|मीठी)\\s+";
const GLOBULES = "goli|goliyan|golian|गोली|गोलियाँ|गोलियां";
const EMPTY = new RegExp(
  `(?<![\\p{L}\\p{M}])(?<!(?:${EATEN})\\s+)(?:kha+li|खाली)(?=\\s+(?:(?:${VESSEL})|(?:${SAID_OF_GLOBULES})+(?:${GLOBULES}))(?![\\p{L}\\p{M}]))`,
  "giu",
);

/** The text with "empty" where "khali" says so: "khali sheeshi", "khali pet". */
export function withEmptyVessels(text: string): string {
  return text.replace(EMPTY, "empty");
}
