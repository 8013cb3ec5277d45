import { globSync, readFileSync } from "node:fs";
import type { CheerioAPI } from "cheerio";
import type { Pool } from "pg";

/** Every text that the shop holds as data: each as its words, by the first of them; `prose` has every three words that follow each other. */
export type TextsOfData = { values: Map<string, string[][]>; prose: Set<string> };

/** From here on a text is a sentence with facts in it: half of its threes of words, or two thirds of its words, must be data. */
const WORDS_OF_PROSE = 6;
/** What has no translation: units, hours, marks of the law and of the web, and the letters of a form's example. */
const SAME_IN_ALL =
  /^(?:ml|g|kg|mg|km|am|pm|gst|gstin|upi|pin|pdf|jpg|png|mb|faq|whatsapp|google|openstreetmap|english)$/;

/** All texts of the database, and the long texts that pages are made of. */
export async function findTextsOfData(pool: Pool): Promise<TextsOfData> {
  const { rows: columns } = await pool.query<{ table: string; column: string }>(
    `select table_name as "table", column_name as "column" from information_schema.columns
     where table_schema = 'public' and (data_type in ('text', 'ARRAY', 'jsonb') or udt_name = 'citext')`,
  );
  const texts = new Set<string>();
  for (const { table, column } of columns) {
    const { rows } = await pool.query<{ text: string }>(
      `select distinct "${column}"::text as text from "${table}" where "${column}" is not null`,
    );
    for (const { text } of rows)
      for (const part of partsOf(text)) for (const piece of part.split(/\{\w+\}/)) texts.add(plain(piece));
  }
  for (const file of globSync(["app/content/{pages,remedies}/**/*.ts", "app/domain/settings.ts"]))
    for (const [, part] of readFileSync(file, "utf8").matchAll(/[`"}>]([^`"<>{}]+?)(?=[`"<]|\$\{)/g))
      texts.add(plain(part!));
  const values = new Map<string, string[][]>();
  for (const text of texts) {
    const words = wordsOf(text);
    if (words.length === 0) continue;
    if (!values.has(words[0]!)) values.set(words[0]!, []);
    values.get(words[0]!)!.push(words);
  }
  return { values, prose: new Set([...texts].flatMap((text) => threesOf(wordsOf(text)))) };
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function threesOf(words: string[]): string[] {
  return words.slice(2).map((word, n) => `${words[n]} ${words[n + 1]} ${word}`);
}

function partsOf(text: string): string[] {
  if (!/^[[{]/.test(text)) return [plain(text)];
  const quoted = [...text.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, part]) =>
    plain(part!.replace(/\\(.)/g, "$1")),
  );
  // An array quotes only what has a space or a sign in it: {Lucerne,"Purple medick"}.
  const bare = [...text.matchAll(/(?<=^\{|,)[^",{}]+(?=,|\}$)/g)].map(([part]) => plain(part));
  return quoted.length > 0 ? [...quoted, ...bare] : text.slice(1, -1).split(",").map(plain);
}

function plain(text: string): string {
  return text
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** The English of a page, in texts and in what is read aloud, that is not data. */
export function latinOutOf($: CheerioAPI, data: TextsOfData): string[] {
  $("script, style, svg, pre").remove();
  const texts = $("body *, title")
    .contents()
    .toArray()
    .flatMap((node) => (node.type === "text" ? [node.data] : []));
  const spoken = $("[aria-label], [alt], [title], [placeholder]")
    .toArray()
    .flatMap((element) =>
      ["aria-label", "alt", "title", "placeholder"].map((name) => $(element).attr(name) ?? ""),
    );
  const meta = $('meta[name="description"], meta[property="og:title"]')
    .toArray()
    .map((element) => $(element).attr("content") ?? "");
  return [...new Set([...texts, ...spoken, ...meta])].flatMap((text) => codeIn(plain(text), data));
}

const known = new Map<string, string[]>();

function codeIn(text: string, data: TextsOfData): string[] {
  const found = known.get(text) ?? runsOf(text).flatMap((run) => restOf(run, data));
  known.set(text, found);
  return found;
}

/** What stands between two letters of the other script. */
function runsOf(text: string): string[] {
  return text.split(/[\u0900-\u097f]+/).filter((run) => /[a-z]{2}/i.test(run));
}

/** What is left of a run without the data in it. */
function restOf(run: string, { values, prose }: TextsOfData): string[] {
  const words = wordsOf(run.replace(/\S*[@/]\S*/g, " "));
  const rest: string[] = [];
  for (let at = 0; at < words.length; ) {
    const lengths = (values.get(words[at]!) ?? [])
      .filter((value) => value.every((word, n) => words[at + n] === word))
      .map((value) => value.length);
    if (lengths.length === 0 && !SAME_IN_ALL.test(words[at]!)) rest.push(words[at]!);
    at += Math.max(1, ...lengths);
  }
  if (!rest.some((word) => /[a-z]{2}/.test(word))) return [];
  const threes = words.length >= WORDS_OF_PROSE ? threesOf(words) : [];
  const isProse =
    threes.length > 0 &&
    (threes.filter((three) => prose.has(three)).length >= threes.length / 2 ||
      rest.length < words.length / 3);
  return isProse ? [] : [`${rest.join(" ")} in: ${run.trim()}`];
}
