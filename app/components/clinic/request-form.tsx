import { type SyntheticEvent, useState } from "react";
import { AppointmentFields } from "#app/components/clinic/appointment-fields.tsx";
import { BOOKING_FORM } from "#app/components/clinic/booking-bar.tsx";
import type { RequestAnswer, RequestFormProps } from "#app/components/clinic/consultation-view.ts";
import { HealthFields } from "#app/components/clinic/health-fields.tsx";
import { PersonFields } from "#app/components/clinic/person-fields.tsx";
import { useNextPath } from "#app/components/layout/next-path.ts";
import { useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { ErrorSummary } from "#app/components/ui/field.tsx";
import { Form, Link } from "#app/components/ui/link.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { consultationText } from "#app/content/messages/clinic/consultation.ts";
import { slotChoiceText } from "#app/content/messages/clinic/slot-choice.ts";
import { formatDay, formatTime } from "#app/content/messages/dates.ts";
import { indiaDate, indiaMinutes } from "#app/domain/india-time.ts";
import { ADULT_AGE } from "#app/domain/prescriptions/patient.ts";
import type { Search } from "#app/domain/route-path.ts";

/** The request form in three numbered parts; what was typed stays when it is refused. */
export function RequestForm(props: RequestFormProps) {
  const words = consultationText;
  const { answerHours } = useShopFacts();
  const { answer, booking, known, onChoice } = props;
  const isBusy = useNextPath().formPath?.startsWith("/doctor-consultation") ?? false;
  // The key of this page's request: choosing another day makes a new one.
  const [firstKey] = useState(props.idempotencyKey);
  const values = answer?.values ?? known;
  const [isChild, setIsChild] = useState(() => isUnderAge(values.age));
  const fields = (name: string) => ({ name, error: answer?.errors[name], defaultValue: values[name] });
  const address: Search = booking ? `?doctor=${booking.doctor.slug}&date=${booking.date}` : "";

  function hearChange({ target }: SyntheticEvent<HTMLFormElement>) {
    const { name, value } = target as unknown as HTMLInputElement;
    if (name === "slot") onChoice(value);
    if (name === "age") setIsChild(isUnderAge(value));
  }

  return (
    <Form
      id={BOOKING_FORM}
      method="post"
      action={`/doctor-consultation${address}`}
      noValidate
      onChange={hearChange}
      className="grid gap-5"
    >
      <input type="hidden" name="idempotencyKey" value={values.idempotencyKey ?? firstKey} />
      {answer && <Refused key={answer.answeredAt} answer={answer} />}
      <AppointmentFields {...props} fields={fields} values={values} />
      <PersonFields fields={fields} values={values} isChild={isChild} />
      <HealthFields fields={fields} values={values} />
      <div className="grid gap-3.5">
        <p className="text-sm text-ink-2">
          {words.consent.text}{" "}
          <Link to="/privacy-policy" className="link">
            {words.consent.privacy}
          </Link>
        </p>
        {props.isChoiceShown && props.choice && <Choice startsAt={new Date(props.choice)} />}
        <Button size="lg" isBlock disabled={isBusy} aria-busy={isBusy || undefined}>
          {isBusy ? (
            <>
              <Spinner />
              {slotChoiceText.submitting}
            </>
          ) : (
            words.submit
          )}
        </Button>
        <p className="text-center text-sm text-ink-2 slot-chosen:hidden">{words.note(answerHours.clinic)}</p>
        <p className="hidden text-center text-sm text-ink-2 slot-chosen:block">{words.noteBooked}</p>
      </div>
    </Form>
  );
}

/** The time that is booked by pressing the button below it. */
function Choice({ startsAt }: { startsAt: Date }) {
  const words = consultationText;
  return (
    <p aria-live="polite" className="flex flex-wrap items-baseline justify-between gap-x-3">
      {words.choice}
      <b className="font-display text-xl font-semibold">
        {formatDay(indiaDate(startsAt))}, {formatTime(indiaMinutes(startsAt))}
      </b>
    </p>
  );
}

function isUnderAge(age: string | undefined): boolean {
  return /^\d{1,2}$/.test(age ?? "") && Number(age) < ADULT_AGE;
}

function Refused({ answer: { message, errors } }: { answer: RequestAnswer }) {
  const words = consultationText;
  const listed = Object.entries(errors).map(([fieldId, sentence]) => ({ fieldId, message: sentence }));
  if (listed.length > 0) return <ErrorSummary title={message ?? words.errorTitle} errors={listed} />;
  return message ? <Notice kind="error">{message}</Notice> : null;
}
