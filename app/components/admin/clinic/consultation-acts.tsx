import { AskOnce } from "#app/components/admin/ask-once.tsx";
import { OfficeAct } from "#app/components/admin/office-act.tsx";
import { Card } from "#app/components/admin/office-page.tsx";
import type { BookingView } from "#app/components/clinic/consultation-view.ts";
import { SlotPicker } from "#app/components/clinic/slot-picker.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { SelectField, TextField } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { officeClinicText } from "#app/content/messages/clinic/office-clinic.ts";
import type { ConsultationMode } from "#app/domain/clinic/consultation-slot.ts";
import { type ConsultationStatus, nextConsultationStatuses } from "#app/domain/clinic/consultation-status.ts";

/** The steps that may follow, the likeliest first; those that may not are not there. */
export function ConsultationActs({ number, status }: { number: string; status: ConsultationStatus }) {
  const { acts } = officeClinicText;
  const next = nextConsultationStatuses(status);
  return (
    <Card title={acts.title}>
      {next.length === 0 && <p className="text-ink-2">{acts.nothing}</p>}
      <div className="grid gap-3">
        {next.includes("arrived") && <OfficeAct intent="arrived" button={acts.arrived} />}
        {next.includes("completed") && (
          <OfficeAct
            intent="complete"
            button={acts.complete}
            variant={status === "arrived" ? "primary" : "quiet"}
          />
        )}
        {next.includes("wait_listed") && (
          <OfficeAct intent="wait-list" button={acts.waitList} variant="quiet" />
        )}
        {next.includes("missed") && <OfficeAct intent="missed" button={acts.missed} variant="quiet" />}
        {next.includes("cancelled") && (
          <AskOnce button={acts.cancel}>
            <p>{acts.cancelAsk(number)}</p>
            <OfficeAct intent="cancel" button={acts.cancel}>
              <TextField
                name="reason"
                label={acts.reason}
                hint={acts.reasonHint}
                maxLength={300}
                isOptional
                optionalWord={acts.optional}
              />
            </OfficeAct>
          </AskOnce>
        )}
      </div>
    </Card>
  );
}

/** Doctor, day and free times, and the way of meeting: what is chosen is agreed with the patient. */
export function ConfirmSlot({
  booking,
  status,
  mode,
}: {
  booking: BookingView | undefined;
  status: ConsultationStatus;
  mode: ConsultationMode | undefined;
}) {
  const words = officeClinicText;
  const { acts } = words;
  if (!nextConsultationStatuses(status).includes("confirmed")) return null;
  const isMoving = status === "confirmed";
  return (
    <Card title={isMoving ? acts.move : acts.confirm}>
      {booking ? (
        <Form method="post" className="grid gap-4" preventScrollReset>
          <input type="hidden" name="intent" value="confirm" />
          <input type="hidden" name="doctor" value={booking.doctor.slug} />
          <SlotPicker key={`${booking.doctor.slug} ${booking.date}`} booking={booking} chosen={undefined} />
          <SelectField name="mode" label={acts.mode} defaultValue={mode ?? booking.modes[0]}>
            {booking.modes.map((each) => (
              <option key={each} value={each}>
                {words.mode[each]}
              </option>
            ))}
          </SelectField>
          <Button variant={isMoving ? "quiet" : "primary"}>{acts.confirm}</Button>
        </Form>
      ) : (
        <p className="text-ink-2">{acts.noDoctors}</p>
      )}
    </Card>
  );
}
