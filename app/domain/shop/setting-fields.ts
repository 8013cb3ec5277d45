// What can be filled in for a group of the settings, read off its schema: a new fact of settings.ts has its field at once.

import type { z } from "zod";
import { type Settings, settingsSchema } from "#app/domain/settings.ts";

export type SettingsGroup = keyof Settings;
export const SETTINGS_GROUPS = Object.keys(settingsSchema.shape) as SettingsGroup[];

type SettingInput =
  | "line"
  | "text"
  | "number"
  | "rupees"
  | "switch"
  | "clock"
  | "date"
  | "weekday"
  | "weekdays"
  | "lines"
  | "phone"
  | "pincode"
  | "gstin";

/** `name` is the way to the fact inside its group, such as "zones.ncr.feePaise"; a list has one row of fields per entry. */
export type SettingField =
  | { name: string; input: SettingInput; isOptional: boolean }
  | { name: string; input: "list"; columns: SettingField[] }
  | { name: string; input: "group"; fields: SettingField[] };

type Schema = z.core.$ZodType;
type Definition = z.core.$ZodTypes["_zod"]["def"];

/** The fields of a group in the order of its schema. */
export function settingFields(group: SettingsGroup): SettingField[] {
  const field = settingField(settingsSchema.shape[group], group);
  return field.input === "group" ? field.fields.map(withoutGroup) : [];

  function withoutGroup(each: SettingField): SettingField {
    const name = each.name.slice(group.length + 1);
    return each.input === "group"
      ? { ...each, name, fields: each.fields.map(withoutGroup) }
      : { ...each, name };
  }
}

function settingField(schema: Schema, name: string, isOptional = false): SettingField {
  const definition = schema._zod.def as Definition;
  switch (definition.type) {
    case "default":
    case "prefault":
      return settingField(definition.innerType, name, isOptional);
    case "optional":
      return settingField(definition.innerType, name, true);
    case "object":
      return {
        name,
        input: "group",
        fields: Object.entries(definition.shape).map(([key, inner]) => settingField(inner, `${name}.${key}`)),
      };
    case "array":
      return listField(definition.element, name);
    default:
      return { name, input: simpleInput(schema, definition), isOptional };
  }
}

function listField(element: Schema, name: string): SettingField {
  const inner = settingField(element, "");
  if (inner.input === "group")
    return {
      name,
      input: "list",
      columns: inner.fields.map((field) => ({ ...field, name: field.name.slice(1) })),
    };
  return { name, input: inner.input === "weekday" ? "weekdays" : "lines", isOptional: false };
}

function simpleInput(schema: Schema, definition: Definition): SettingInput {
  const unit = (schema as z.ZodType).meta()?.unit as SettingInput | undefined;
  if (unit) return unit;
  if (definition.type === "number") return "number";
  if (definition.type === "boolean") return "switch";
  if (definition.type !== "string") throw new Error(`The settings form knows no ${definition.type}.`);
  if ("format" in definition && definition.format === "date") return "date";
  return ((schema as z.ZodString).maxLength ?? 0) > LONGEST_LINE ? "text" : "line";
}

const LONGEST_LINE = 200;
