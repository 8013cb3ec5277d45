import { useState } from "react";
import type { RequestFormProps } from "#app/components/clinic/consultation-view.ts";
import { type Fields, FormPart } from "#app/components/clinic/form-part.tsx";
import { ModeChoice } from "#app/components/clinic/mode-choice.tsx";
import { SlotPicker } from "#app/components/clinic/slot-picker.tsx";
import { CheckField } from "#app/components/ui/check-field.tsx";
import { SelectField, TextField } from "#app/components/ui/field.tsx";
import { consultationText } from "#app/content/messages/clinic/consultation.ts";
import { slotChoiceText } from "#app/content/messages/clinic/slot-choice.ts";
import { formatDay } from "#app/content/messages/dates.ts";
import { PREFERRED_TIMES } from "#app/domain/clinic/preferred-time.ts";

/** A time of a doctor's schedule where one can be booked, and the patient's wish for a day and a part of it. */
export function AppointmentFields({
  booking,
  askedDate,
  today,
  timesOver,
  choice,
  fields,
  values,
}: Pick<RequestFormProps, "booking" | "askedDate" | "today" | "timesOver" | "choice"> & {
  fields: Fields;
  values: Record<string, string>;
}) {
  const words = consultationText;
  const wished = values.preferredDate || askedDate || "";
  const [date, setDate] = useState(wished);
  const isDayFull = booking?.days.some(({ date, state }) => date === booking.date && state === "full");
  const slot = choice ?? values.slot ?? "";
  const wait = `wait:${booking?.date}`;
  return (
    <FormPart number={1} title={words.appointment}>
      {booking && (
        <div className="mb-6 grid gap-6 border-b border-line-soft pb-5">
          <ModeChoice booking={booking} chosen={values.mode === "video" ? "video" : "clinic"} />
          <input type="hidden" name="doctor" value={booking.doctor.slug} />
          <div>
            <div className="mb-3">
              <SlotPicker booking={booking} chosen={slot} />
            </div>
            {isDayFull && (
              <CheckField type="radio" name="slot" value={wait} defaultChecked={slot === wait}>
                {words.waitList}
                <small className="block text-sm text-ink-2">
                  {words.waitListRemark(formatDay(booking.date))}
                </small>
              </CheckField>
            )}
            <CheckField type="radio" name="slot" value="" defaultChecked={slot === ""}>
              {words.noFixedTime}
              <small className="block text-sm text-ink-2">{words.noFixedTimeRemark}</small>
            </CheckField>
          </div>
        </div>
      )}
      {/* A chosen time, or a place on the waiting list, is the whole appointment. */}
      <div
        className={`gap-[18px] md:grid-cols-2 ${booking ? "hidden [.booking-page:has([name=slot][value='']:checked)_&]:grid" : "grid"}`}
      >
        <TextField
          {...fields("preferredDate")}
          key={askedDate}
          label={words.preferredDate}
          type="date"
          min={today}
          defaultValue={wished}
          onChange={(event) => setDate(event.target.value)}
          required={!booking}
        />
        <SelectField {...fields("preferredTime")} label={words.preferredTime} required={!booking}>
          <option value="">{words.chooseTime}</option>
          {PREFERRED_TIMES.map((time) => (
            <option key={time} value={time} disabled={date === today && timesOver.includes(time)}>
              {slotChoiceText.time[time]} ({words.timeSpan[time]})
            </option>
          ))}
        </SelectField>
      </div>
    </FormPart>
  );
}
