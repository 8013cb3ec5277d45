import { useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { Panel } from "#app/components/ui/panel.tsx";
import { payText } from "#app/content/messages/orders/pay.ts";

/** "I have paid", with the bank's number or without. */
export function ClaimForm({
  isTransfer,
  error,
  typed,
}: {
  isTransfer: boolean;
  error: string | undefined;
  typed: string | undefined;
}) {
  const pay = payText;
  const isBusy = useNavigation().state === "submitting";
  return (
    <Panel as="section">
      <h2 className="mb-2 text-xl">{pay.paidTitle}</h2>
      <p className="mb-4 text-ink-2">{pay.paidText}</p>
      <Form method="post" className="grid gap-4">
        <TextField
          name="reference"
          label={isTransfer ? pay.transferReference : pay.reference}
          hint={isTransfer ? pay.transferReferenceHint : pay.referenceHint}
          error={error}
          defaultValue={typed}
          isOptional
          optionalWord={pay.optional}
          inputMode={isTransfer ? undefined : "numeric"}
          autoComplete="off"
          maxLength={40}
        />
        <Button variant="outline" size="lg" isBlock disabled={isBusy}>
          {isBusy ? pay.submitting : pay.iHavePaid}
        </Button>
      </Form>
    </Panel>
  );
}
