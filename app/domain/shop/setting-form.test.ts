import fc from "fast-check";
import { expect, test } from "vitest";
import { settingLabel } from "#app/components/admin/shop/setting-label.ts";
import { officeSettingsText } from "#app/content/messages/shop/office-settings.ts";
import { settingsSchema } from "#app/domain/settings.ts";
import { SETTINGS_GROUPS, type SettingField, settingFields } from "#app/domain/shop/setting-fields.ts";
import { settingTexts, settingValue, withRowsChanged } from "#app/domain/shop/setting-form.ts";

const defaults = settingsSchema.parse({});

test.each(SETTINGS_GROUPS)("the form of %s, sent as it stands, means what is stored", (group) => {
  const fields = settingFields(group);
  const value = settingValue(fields, settingTexts(fields, defaults[group]));
  expect(settingsSchema.shape[group].parse(value)).toEqual(defaults[group]);
});

test.each(SETTINGS_GROUPS)("every fact of %s has a title and labels", (group) => {
  expect(officeSettingsText.groups).toHaveProperty(group);
  for (const name of names(settingFields(group))) {
    const last = name.slice(name.lastIndexOf(".") + 1);
    const label = settingLabel(officeSettingsText, { group, name });
    expect(label, `${group}.${name}`).not.toBe(last);
  }
});

test("any fees, times and tiers read back as they were filled in", () => {
  const paise = fc.integer({ min: 0, max: 99_999_999 });
  const tier = fc.record({ fromPaise: paise, percent: fc.integer({ min: 0, max: 100 }) });
  fc.assert(
    fc.property(fc.record({ minPaise: paise, tiers: fc.array(tier, { maxLength: 9 }) }), (bulk) => {
      const fields = settingFields("bulk");
      expect(settingValue(fields, settingTexts(fields, bulk))).toEqual(bulk);
    }),
  );
});

test("rupees are read with a comma and a sign, anything else is no number", () => {
  const read = (minPaise: string) => settingValue(settingFields("bulk"), { minPaise, tiers: "0" });
  expect(read("₹ 5,000.50")).toEqual({ minPaise: 500050, tiers: [] });
  for (const text of ["5 rupees", "1e3", "-4", "4.123"])
    expect(read(text)).toEqual({ minPaise: Number.NaN, tiers: [] });
});

test("phone numbers, PIN codes and the GSTIN are read as people write them; what is none stays as typed", () => {
  const read = (texts: Record<string, string>) => settingValue(settingFields("shop"), texts);
  expect(
    read({ phone: "+91 98765-43210", "address.pincode": " 122 103", gstin: "27 aapfu0939f 1zv" }),
  ).toMatchObject({ phone: "9876543210", address: { pincode: "122103" }, gstin: "27AAPFU0939F1ZV" });
  expect(read({ phone: "98765", gstin: "none" })).toMatchObject({ phone: "98765", gstin: "none" });
});

test("a row can be added at the end and taken from the middle", () => {
  const fields = settingFields("hours");
  const holidays = [
    { date: "2027-01-26", name: "Republic Day" },
    { date: "2027-03-22", name: "Holi" },
    { date: "2027-08-15", name: "Independence Day" },
  ];
  const texts = settingTexts(fields, { weekly: [], holidays });
  const fewer = withRowsChanged(texts, "remove:holidays.1")!;
  expect(settingValue(fields, fewer)).toEqual({ weekly: [], holidays: [holidays[0], holidays[2]] });
  const more = withRowsChanged(fewer, "add:holidays")!;
  expect(settingValue(fields, more)).toMatchObject({ holidays: [{}, {}, { date: "", name: "" }] });
  expect(withRowsChanged(texts, "remove:everything.0")).toBeUndefined();
});

function names(fields: SettingField[], under = ""): string[] {
  return fields.flatMap((field) => {
    const name = under + field.name;
    if (field.input === "group") return [name, ...names(field.fields, under)];
    return field.input === "list" ? [name, ...names(field.columns, `${name}.0.`)] : [name];
  });
}
