import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { Panel } from "#app/components/ui/panel.tsx";
import { prescriptionText } from "#app/content/messages/prescriptions/prescription.ts";

/** Move a reminder to another day, leave it out once, stop it or start it again. */
export function RefillForms({
  isStopped,
  remindOn,
  typedDate = remindOn,
  earliestOn,
  courseInWords,
  dateError,
}: {
  isStopped: boolean;
  /** Days are "YYYY-MM-DD". */
  remindOn: string;
  /** What a refused form had in it. */
  typedDate: string | undefined;
  earliestOn: string;
  courseInWords: string;
  dateError: string | undefined;
}) {
  const { refill } = prescriptionText;
  return (
    <>
      <Panel as="section">
        <h2 className="mb-4 text-xl">{refill.moveTitle}</h2>
        <Form method="post" noValidate className="grid gap-4">
          <TextField
            key={typedDate}
            name="remindOn"
            type="date"
            label={refill.moveLabel}
            hint={refill.moveHint}
            error={dateError}
            defaultValue={typedDate}
            min={earliestOn}
            required
          />
          <Button name="intent" value="move" variant="outline" isBlock>
            {refill.move}
          </Button>
        </Form>
      </Panel>
      <Form method="post" className="grid gap-3">
        {isStopped ? (
          <Button name="intent" value="restart" variant="outline" isBlock>
            {refill.restart}
          </Button>
        ) : (
          <>
            <p className="text-ink-2">{refill.skipText(courseInWords)}</p>
            <input type="hidden" name="remindOn" value={remindOn} />
            <Button name="intent" value="skip" variant="outline" isBlock>
              {refill.skip}
            </Button>
            <Button name="intent" value="stop" variant="quiet" isBlock>
              {refill.stop}
            </Button>
          </>
        )}
      </Form>
    </>
  );
}
