import { expect, test } from "vitest";
import { readConsultationAct } from "#app/domain/clinic/consultation-act.ts";

function sent(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

test("a confirmation carries the time, the doctor and the way", () => {
  const startsAt = "2026-11-24T05:30:00.000Z";
  const form = sent({ intent: "confirm", slot: startsAt, doctor: "dr-rao", mode: "video" });
  expect(readConsultationAct(form)).toEqual({
    kind: "confirm",
    startsAt: new Date(startsAt),
    doctorSlug: "dr-rao",
    mode: "video",
  });
});

test("a confirmation without a time that can be read has none, and is in the clinic unless video is asked for", () => {
  for (const slot of ["", "tomorrow", "2026-02-31T05:30:00.000Z"])
    expect(readConsultationAct(sent({ intent: "confirm", slot, mode: "phone" }))).toEqual({
      kind: "confirm",
      startsAt: undefined,
      doctorSlug: "",
      mode: "clinic",
    });
});

test("a reason for cancelling has at most 300 characters", () => {
  const form = sent({ intent: "cancel", reason: "x".repeat(400) });
  expect(readConsultationAct(form)).toEqual({ kind: "cancel", reason: "x".repeat(300) });
});

test("a press of no known button is nothing", () => {
  expect(readConsultationAct(sent({}))).toBeUndefined();
  expect(readConsultationAct(sent({ intent: "erase" }))).toBeUndefined();
});
