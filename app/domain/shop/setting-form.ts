// The form of a settings group: every fact as the text of its field, there and back. Lists carry their length under their own name.

import { fieldTexts } from "#app/domain/form/form-text.ts";
import { parseGstin } from "#app/domain/form/gstin.ts";
import { parseRupees } from "#app/domain/form/parse-rupees.ts";
import { parsePhone } from "#app/domain/form/phone.ts";
import { cleanLine, cleanLines } from "#app/domain/form/plain-text.ts";
import { parseDecimal } from "#app/domain/form/typed-number.ts";
import type { SettingField } from "#app/domain/shop/setting-fields.ts";

/** Texts by field name: "zones.ncr.feePaise" is rupees, "holidays" the number of rows, "holidays.0.date" a cell of the first. */
export type SettingTexts = Record<string, string>;

/** What can be written at all; the schema of the settings knows what may be. */
const RUPEES = { minPaise: 0, maxPaise: 9_999_999_999 };
const NUMBER = { min: -999_999_999, max: 1_000_000_000, decimals: 9 };

/** Lists never get longer than this. */
const MOST_ROWS = 200;

/** What stands in the fields for a stored value. */
export function settingTexts(fields: SettingField[], value: unknown, under = ""): SettingTexts {
  const texts: SettingTexts = {};
  for (const field of fields) {
    const name = under + field.name;
    const part = partOf(value, field.name);
    if (field.input === "group") Object.assign(texts, settingTexts(field.fields, value, under));
    else if (field.input === "list") {
      const rows = Array.isArray(part) ? part : [];
      texts[name] = String(rows.length);
      for (const [row, cells] of rows.entries())
        Object.assign(texts, settingTexts(field.columns, cells, `${name}.${row}.`));
    } else texts[name] = textOf(field.input, part);
  }
  return texts;
}

/** What was sent, as texts by field name; several ticks of one name are joined. */
export function sentTexts(form: FormData): SettingTexts {
  const texts: SettingTexts = {};
  for (const name of new Set(form.keys())) texts[name] = fieldTexts(form, name).join(",");
  return texts;
}

/** The value that the texts mean; what cannot be read as a number is NaN, for the schema to refuse. */
export function settingValue(fields: SettingField[], texts: SettingTexts, under = ""): unknown {
  const value: Record<string, unknown> = {};
  for (const field of fields) {
    const name = under + field.name;
    if (field.input === "group") mergeDeep(value, settingValue(field.fields, texts, under));
    else if (field.input === "list")
      put(
        value,
        field.name,
        Array.from({ length: rowCount(texts, name) }, (_, row) =>
          settingValue(field.columns, texts, `${name}.${row}.`),
        ),
      );
    else {
      const read = readText(field.input, texts[name] ?? "");
      if (read !== "" || !field.isOptional) put(value, field.name, read);
    }
  }
  return value;
}

/** The texts after a press of "add:holidays" or "remove:holidays.2"; undefined for anything else. */
export function withRowsChanged(texts: SettingTexts, intent: string): SettingTexts | undefined {
  const [, act, list, at] = /^(add|remove):(.+?)(?:\.(\d+))?$/.exec(intent) ?? [];
  if (!list || texts[list] === undefined) return undefined;
  const count = rowCount(texts, list);
  if (act === "add") return { ...texts, [list]: String(Math.min(count + 1, MOST_ROWS)) };
  const changed: SettingTexts = {};
  for (const [name, text] of Object.entries(texts)) {
    const [, row, cell] = name.startsWith(`${list}.`)
      ? (/^(\d+)(\..+)$/.exec(name.slice(list.length + 1)) ?? [])
      : [];
    if (row === undefined) changed[name] = text;
    else if (Number(row) !== Number(at))
      changed[`${list}.${Number(row) - (Number(row) > Number(at) ? 1 : 0)}${cell}`] = text;
  }
  return { ...changed, [list]: String(Math.max(count - 1, 0)) };
}

/** How many rows a list of the form has. */
function rowCount(texts: SettingTexts, list: string): number {
  const count = Number(texts[list]);
  return Number.isInteger(count) && count > 0 ? Math.min(count, MOST_ROWS) : 0;
}

function textOf(input: string, value: unknown): string {
  if (value === undefined) return "";
  if (input === "rupees") return String(Number(value) / 100);
  if (input === "switch") return value ? "on" : "";
  if (input === "weekdays") return (value as number[]).join(",");
  if (input === "lines") return (value as string[]).join("\n");
  return String(value);
}

function readText(input: string, text: string): unknown {
  const line = cleanLine(text);
  switch (input) {
    case "switch":
      return line !== "";
    case "rupees":
      return parseRupees(line, RUPEES) ?? asTyped(line);
    case "number":
    case "weekday":
      return parseDecimal(line, NUMBER) ?? asTyped(line);
    case "weekdays":
      return line === "" ? [] : line.split(",").map(Number);
    case "lines":
      return text.split(/[\s,]+/).filter((each) => each !== "");
    case "phone":
      return parsePhone(line) ?? line;
    case "pincode":
      return line.replace(/\s/g, "");
    case "gstin":
      return parseGstin(line) ?? line;
    case "text":
      return cleanLines(text);
    default:
      return line;
  }
}

// An empty field is left out where it may be, anything else that is no number is refused.
function asTyped(line: string): string | number {
  return line === "" ? "" : Number.NaN;
}

function partOf(value: unknown, name: string): unknown {
  return name
    .split(".")
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], value);
}

function put(target: Record<string, unknown>, name: string, part: unknown): void {
  const keys = name.split(".");
  let place = target;
  for (const key of keys.slice(0, -1)) {
    place[key] ??= {};
    place = place[key] as Record<string, unknown>;
  }
  place[keys.at(-1)!] = part;
}

function mergeDeep(target: Record<string, unknown>, part: unknown): void {
  for (const [key, value] of Object.entries(part as Record<string, unknown>)) {
    const there = target[key];
    if (there && typeof there === "object" && !Array.isArray(there))
      mergeDeep(there as Record<string, unknown>, value);
    else target[key] = value;
  }
}
