import { globSync, readFileSync } from "node:fs";

/** What the shop never prints: names that makers gave, words people search for, notes to the shop. */
const NOT_PRINTED = ["adCaution", "adNote", "withheldUses", "reason"];

/** What a poison does to the body is no claim for a medicine. */
const POISONS = "poisons.json";

/** Lists that stand on pages after these words. */
const SHOWN_AFTER: Record<string, string> = {
  whenToSeeDoctor: "See a doctor: ",
  traditionalUses: "Traditionally used in homeopathy for ",
};

/** Every file with words of the shop: messages, long texts, facts and the sentences of the seed. */
export const TEXT_FILES = globSync(["app/content/**/*.ts", "app/db/seed/**/*.{ts,json}"]).filter(
  (file) => !file.includes("packshots/") && !file.endsWith(".test.ts") && !file.endsWith(POISONS),
);

/** The texts of a file of several words; in source what is put into a template is one neutral word. */
export function textsOf(file: string): string[] {
  const source = readFileSync(file, "utf8");
  return file.endsWith(".json")
    ? valuesOf(JSON.parse(source)).filter((text) => text.includes(" "))
    : wordsOf(source);
}

/** The sentences of a text: blocks of HTML and what is said only under a condition end one, too. */
export function sentencesOf(text: string): string[] {
  return text
    .replace(/<\/(?:p|li|h\d|ul|ol|td|tr)>|<br ?\/?>|\\n/g, ". ")
    .replace(/<[^>]*>/g, "")
    .replace(/\{\{[#^/]\w+\}\}/g, " ")
    .replace(/\.it\s/g, ". ")
    .split(/(?<=[.?!])\s+/)
    .map((sentence) => sentence.trim());
}

function valuesOf(value: unknown, key = ""): string[] {
  if (NOT_PRINTED.includes(key)) return [];
  if (typeof value === "string") return [`${SHOWN_AFTER[key] ?? ""}${value}`];
  if (Array.isArray(value)) return value.flatMap((each) => valuesOf(each, key));
  if (value && typeof value === "object")
    return Object.entries(value).flatMap(([name, each]) => valuesOf(each, name));
  return [];
}

function wordsOf(source: string): string[] {
  return [...source.matchAll(/"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)]
    .map(([, quoted, template]) => (quoted ?? template!).replaceAll('\\"', '"'))
    .map((text) => text.replace(/\$\{[^}]*\}/g, "it"))
    .filter((text) => text.includes(" "));
}
