import { type AccountAnswer, fieldsOf } from "#app/components/accounts/account-answer.ts";
import { BusyButton } from "#app/components/accounts/busy-button.tsx";
import { FormAnswer } from "#app/components/accounts/form-answer.tsx";
import { PhoneField, TextField } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { Panel } from "#app/components/ui/panel.tsx";
import { orderText } from "#app/content/messages/orders/order.ts";
import { trackOrderText } from "#app/content/messages/orders/track-order.ts";

/** Brings an order placed as a guest into the account, by its number and phone. */
export function AddOrder({ answer }: { answer: AccountAnswer | undefined }) {
  const order = trackOrderText;
  const words = orderText.addToAccount;
  const field = fieldsOf(answer, "add");
  return (
    <Panel as="section" className="mt-6">
      <h2 className="mb-1 text-xl">{order.addTitle}</h2>
      <p className="mb-4 text-ink-2">{order.addLead}</p>
      <Form method="post" noValidate className="grid gap-4 sm:max-w-md">
        <FormAnswer answer={answer} intent="add" />
        <TextField
          {...field("number")}
          label={order.number}
          hint={order.numberHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          required
        />
        <PhoneField {...field("phone")} label={order.phone} hint={order.phoneHint} />
        <BusyButton intent="add" variant="outline" className="justify-self-start">
          {words.submit}
        </BusyButton>
      </Form>
    </Panel>
  );
}
