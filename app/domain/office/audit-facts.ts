// The details of an audit entry as lines to be read: of a change only what differs.

import { rupees } from "#app/domain/money.ts";

export type AuditFact = { name: string; was?: string; is: string };

/** Every leaf of the details; where they hold `from` and `to` (or `before` and `after`), the differing leaves with both values. What is empty says nothing. */
export function auditFacts(details: Record<string, unknown>): AuditFact[] {
  const { from, to, before, after, ...rest } = details;
  const others = [...leaves(rest)].map(([name, is]) => ({ name, is })).filter(({ is }) => is !== "");
  return [...changes(from, to), ...changes(before, after), ...others];
}

function changes(old: unknown, next: unknown): AuditFact[] {
  if (old === undefined && next === undefined) return [];
  const was = leaves(old);
  const is = leaves(next);
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((name) => was.get(name) !== is.get(name))
    .map((name) => ({ name, was: was.get(name) ?? "", is: is.get(name) ?? "" }));
}

function leaves(value: unknown, name = ""): Map<string, string> {
  if (value === null || value === undefined) return new Map();
  if (typeof value !== "object") return new Map([[name, String(value)]]);
  const isPlainList = Array.isArray(value) && value.every((each) => typeof each !== "object");
  if (isPlainList) return new Map([[name, value.join(", ")]]);
  return new Map(
    Object.entries(value).flatMap(([key, part]) => [...leaves(part, name ? `${name}.${key}` : key)]),
  );
}

export type FactWords = {
  /** By the whole name without rows, or by its last part; in a group of settings by the group as well. */
  labels: Record<string, string>;
  group: string;
  values: Record<string, string>;
  /** The fields of a product, for the list of those that changed. */
  fields: Record<string, string>;
  /** Sunday first. */
  weekdays: readonly string[];
  yes: string;
  no: string;
  rowNumber: (list: string, row: number) => string;
  formatDate: (day: string) => string;
  formatDateTime: (instant: Date) => string;
};

/** The facts as the office reads them: labels, rupees, dates, words for codes. Ids that name a row for nobody but the program are left out. */
export function toldFacts(details: Record<string, unknown>, words: FactWords): AuditFact[] {
  return auditFacts(details)
    .filter(({ name, was, is }) => !isHidden(name, was || is))
    .map(({ name, was, is }) => ({
      name: labelOf(name, words),
      ...(was !== undefined && { was: wordOf(name, was, words) }),
      is: wordOf(name, is, words),
    }));
}

function isHidden(name: string, value: string): boolean {
  return ID_NAMES.includes(lastPart(name)) || (name === "" && /^[A-Za-z0-9_-]{20,}$/.test(value));
}

const ID_NAMES = ["uploadId", "upload_id", "profileId", "pictureId", "id"];

function labelOf(name: string, words: FactWords): string {
  if (name === "") return "";
  const { labels, group, rowNumber } = words;
  const [, list, row, rest] = /^(.*?)\.(\d+)(?:\.(.*))?$/.exec(name) ?? [];
  const bare = name.replace(/\.\d+(?=\.|$)/g, "");
  const first = bare.slice(0, bare.indexOf(".") + 1);
  const last = lastPart(bare);
  const label =
    labels[`${group}.${bare}`] ?? labels[bare] ?? labels[`${first}${last}`] ?? labels[last] ?? spelled(last);
  if (list === undefined) return label;
  const place = rowNumber(labelOf(list, words), Number(row) + 1);
  return rest === undefined ? place : `${place}: ${label}`;
}

function wordOf(name: string, value: string, words: FactWords): string {
  const last = lastPart(name);
  if (/paise$/i.test(last) && /^-?\d+$/.test(value)) return rupees(Number(value));
  if (value === "true" || value === "false") return value === "true" ? words.yes : words.no;
  if (/^weekdays?$/.test(last)) return eachOf(value, (day) => words.weekdays[Number(day)]);
  if (last === "fields") return eachOf(value, (field) => words.fields[field]);
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return words.formatDateTime(new Date(value));
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return words.formatDate(value);
  return words.values[value] ?? value;
}

function eachOf(list: string, told: (part: string) => string | undefined): string {
  return list
    .split(", ")
    .map((part) => told(part) ?? part)
    .join(", ");
}

function lastPart(name: string): string {
  return name.slice(name.lastIndexOf(".") + 1);
}

/** A name that nobody has given words yet: "previousTreatment" becomes "Previous treatment". */
function spelled(name: string): string {
  const words = name
    .replace(/_/g, " ")
    .replace(/([a-z])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
