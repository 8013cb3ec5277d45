import { expect, test } from "vitest";
import { readDoctorFields, readWeek } from "#app/domain/clinic/doctor-fields.ts";

const TYPED = {
  name: "Dr. Anjali Verma",
  qualification: "BHMS",
  registrationNumber: "HR/01234",
  title: "Consultant",
  slug: "",
  languages: "Hindi,  English, ",
  interests: "",
  isActive: "on",
  slotMinutes: "30",
  feePaise: "₹300.50",
  followUpDays: "15",
  profileId: "",
};

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test("a doctor is read with a fee in paise, lists by their commas, and an address made of the name", () => {
  expect(readDoctorFields(formOf(TYPED))).toMatchObject({
    ok: true,
    value: {
      slug: "dr-anjali-verma",
      languages: ["Hindi", "English"],
      interests: [],
      feePaise: 30_050,
      isActive: true,
      profileId: undefined,
    },
  });
});

test("what cannot be read of a doctor is named field by field", () => {
  const wrong = {
    ...TYPED,
    qualification: "",
    slotMinutes: "4",
    feePaise: "free",
    followUpDays: "-1",
    languages: ",",
  };
  const read = readDoctorFields(formOf(wrong));
  expect(read.ok ? [] : read.fields.toSorted()).toEqual([
    "feePaise",
    "followUpDays",
    "languages",
    "qualification",
    "slotMinutes",
  ]);
});

test("rows of a week without a time are left out, half filled ones are kept to be refused", () => {
  const form = new FormData();
  for (const [weekday, startsAt, endsAt, mode] of [
    ["1", "09:00", "12:00:00", "video"],
    ["1", "", "", "both"],
    ["2", "15:00", "", "x"],
  ])
    for (const [name, value] of Object.entries({ weekday, startsAt, endsAt, mode }))
      form.append(name, value!);
  expect(readWeek(form)).toEqual([
    { weekday: 1, startsAt: "09:00", endsAt: "12:00", mode: "video" },
    { weekday: 2, startsAt: "15:00", endsAt: "", mode: "both" },
  ]);
});
