// Bottles and vials, as goods and as what medicines come in. "Khali" is written for empty and for eaten up: beside a vessel it is the
// one, behind what was in it the other.

const EATEN =
  "goli|goliyan|golian|tablets?|dawa|dawai|capsules?|zehar|zahar|गोली|गोलियाँ|गोलियां|दवा|दवाई|ज़हर|जहर";
const VESSEL = [
  "she+shi|shishi|bot+les?|botals?|vials?|droppers?|globules?|dabb[aie]|kaa?nch|capsules?|pet|stomach",
  "शीशी|शीशियां|बोतल|डिब्बा|डिब्बी|कांच|काँच|ड्रॉपर|पेट|ग्लोब्यूल्स",
].join("|");
const SAID_OF_GLOBULES = "(?:safed|plain|me+thi|mithi|chhoti|badi|सफेद|मीठी)\\s+";
/** White, small and large are pills of any kind: behind these, and between, only sweet and plain ones are empty. */
const SWEET = "(?:plain|me+thi|mithi|मीठी)\\s+";
const GLOBULES = "goli|goliyan|golian|गोली|गोलियाँ|गोलियां";
const KHALI = "(?:kha+li|खाली)";
const START = "(?<![\\p{L}\\p{M}])";
const END = "(?![\\p{L}\\p{M}])";
const BEFORE = `(?<!(?:${EATEN})\\s+)${KHALI}(?=\\s+(?:(?:${VESSEL})|(?:${SAID_OF_GLOBULES})+(?:${GLOBULES}))${END})`;
const OF_GLASS = "she+shi|shishi|bot+les?|botals?|vials?|droppers?|शीशी|बोतल|ड्रॉपर";
/** "Bottle khali wali", and not "bottle khali kar di" or "goli khali 10". */
const BEHIND = `(?<=(?:${OF_GLASS}|${SWEET}(?:${GLOBULES}))\\s+)${KHALI}(?=\\s+(?:wal[aie]|(?:pack|packet|pkt) of|chahiye|वाली|वाला|वाले)${END})`;
const BETWEEN = `(?<=${SWEET})${KHALI}(?=\\s+(?:${GLOBULES})${END})`;
const NUMBER = "(?:no|number|nambar|नंबर)\\.?";
/** Globules are numbered by their size, and nobody eats a number. */
const OF_A_SIZE = `${KHALI}(?=\\s+(?:${GLOBULES})\\s+(?:${NUMBER}\\s*[2-6]0|[2-6]0\\s*${NUMBER})${END})`;
const EMPTY = new RegExp(`${START}(?:${BEFORE}|${BEHIND}|${BETWEEN}|${OF_A_SIZE})`, "giu");

/** The text with "empty" where "khali" says so: "khali sheeshi", "khali pet", "meethi goli khali wali". */
export function withEmptyVessels(text: string): string {
  return text.replace(EMPTY, "empty");
}

const PACKED_IN = new Set(
  `shishi sheeshi bottle bottles botal botle vial packet pkt dabba dabbi dabbe शीशी शीशियां बोतल डिब्बा डिब्बी पैकेट`.split(
    " ",
  ),
);
const SIZE = /^(?:bad[aie]|chh?ot[aie]|big|small|large|बड़[ाीे]|छोट[ाीे])$/;
const KIND_OF_VESSEL =
  /^(?:empty|glass|plastic|dropper|droppers|spray|blank|kaanch|kanch|amber|कांच|काँच|ड्रॉपर)$/;

/** The words without what a medicine comes in, "arnica ki shishi"; undefined where the vessel itself may be meant, or none is named. */
export function withoutVessels(words: readonly string[]): string[] | undefined {
  const isSize = (word: string, at: number) => SIZE.test(word) && PACKED_IN.has(words[at + 1] ?? "");
  const others = words.filter((word, at) => !PACKED_IN.has(word) && !isSize(word, at));
  const isVessel = others.length === 0 || words.some((word) => KIND_OF_VESSEL.test(word));
  return isVessel || others.length === words.length ? undefined : others;
}
