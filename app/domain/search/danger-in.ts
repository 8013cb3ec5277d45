import { DANGER_GROUPS, DANGER_LINES } from "#app/domain/search/names/danger-signs.ts";
import { plainWords } from "#app/domain/search/words.ts";

type Group = keyof typeof DANGER_GROUPS;
type Sign = { slug: string; groups: Group[]; without: Group[] };

const GROUPS_OF = groupsByWord();
const SIGNS = DANGER_LINES.trim().split("\n").map(readSign);

const EMPTY =
  /^(?:she+shi|shishi|sheeshi|bottles?|botal|vials?|globules?|dabb[aei]|pet|stomach|peth?|kaa?n?ch|ka+nch|me+thi|mithi|capsules?|strips?|शीशी|शीशियां|बोतल|डिब्बा|डिब्बी|पेट|कांच|काँच|मीठी|ग्लोब्यूल्स)$/u;

/** The help that words of danger call for ("emergency", "self-harm", "see-a-doctor"), the most urgent first; undefined where they name none. */
export function dangerIn(words: readonly string[]): string | undefined {
  const said = new Map<Group, Set<string>>();
  for (const [at, word] of words.entries())
    for (const group of isEmpty(word, words[at + 1]) ? [] : (GROUPS_OF.get(word) ?? []))
      said.set(group, (said.get(group) ?? new Set()).add(word));
  return SIGNS.find(
    ({ groups, without }) => isSaid(groups, said) && !without.some((group) => said.has(group)),
  )?.slug;
}

/** "Khali" before a vessel is an empty one; behind what was in it, it is eaten. */
function isEmpty(word: string, next = ""): boolean {
  return /^kha+li$|^खाली$/u.test(word) && EMPTY.test(next);
}

/** Each group by a word of its own: "mouth" alone is not both what is swallowed and where. */
function isSaid(groups: readonly Group[], said: ReadonlyMap<Group, ReadonlySet<string>>): boolean {
  const found = groups.map((group) => said.get(group));
  return (
    found.every((words) => words !== undefined) &&
    new Set(found.flatMap((words) => [...words!])).size >= groups.length
  );
}

function groupsByWord(): Map<string, Group[]> {
  const groups = new Map<string, Group[]>();
  for (const [group, words] of Object.entries(DANGER_GROUPS))
    for (const word of plainWords(words)) groups.set(word, [...(groups.get(word) ?? []), group as Group]);
  return groups;
}

function readSign(line: string): Sign {
  const [slug = "", groups = ""] = line.split(": ");
  const all = groups.split(" ");
  return {
    slug,
    groups: all.filter((group) => !group.startsWith("-")) as Group[],
    without: all.filter((group) => group.startsWith("-")).map((group) => group.slice(1) as Group),
  };
}
