import { TextField } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { formatDay } from "#app/content/messages/dates.ts";
import { officeSettingsText } from "#app/content/messages/shop/office-settings.ts";
import { rupees } from "#app/domain/money.ts";
import type { PincodeAnswer } from "#app/domain/pincode-answer.ts";

/** What the shop answers a PIN code now, as a customer would see it. */
export function PincodeCheck({
  typed,
  goods,
  answer,
}: {
  typed: string;
  goods: string;
  answer: PincodeAnswer | undefined;
}) {
  const { pincodes: words } = officeSettingsText;
  return (
    <div className="grid gap-3">
      <Form className="grid gap-3">
        <TextField
          name="pincode"
          label={words.typed}
          defaultValue={typed}
          inputMode="numeric"
          error={answer && !answer.ok ? words.problems[answer.reason] : undefined}
        />
        <TextField name="goods" label={words.goods} defaultValue={goods} inputMode="decimal" />
        <button type="submit" className="btn btn-quiet justify-self-start">
          {words.checkButton}
        </button>
      </Form>
      {answer?.ok && (
        <ul className="grid gap-1">
          <li>
            <b>{[answer.pincode, answer.place].filter(Boolean).join(" ")}</b>
          </li>
          <li>{words.answer.arrives(formatDay(answer.earliestOn), formatDay(answer.latestOn))}</li>
          <li>{answer.isFree ? words.answer.free : words.answer.fee(rupees(answer.feePaise))}</li>
          {answer.express && <li>{words.answer.express(rupees(answer.express.feePaise))}</li>}
          <li>{answer.payment.codRefusal ? words.answer.noCod : words.answer.cod}</li>
          <li>{answer.payment.isUpiOffered ? words.answer.upi : words.answer.noUpi}</li>
        </ul>
      )}
    </div>
  );
}
