import { type AccountAnswer, fieldsOf } from "#app/components/accounts/account-answer.ts";
import { BusyButton } from "#app/components/accounts/busy-button.tsx";
import { FormAnswer } from "#app/components/accounts/form-answer.tsx";
import { PhoneField, TextField } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { Panel } from "#app/components/ui/panel.tsx";
import { ownPagesText } from "#app/content/messages/accounts/own-pages.ts";
import { orderText } from "#app/content/messages/orders/order.ts";

/** Brings an order placed as a guest into the account, by its number and phone. */
export function AddOrder({ answer }: { answer: AccountAnswer | undefined }) {
  const { addOrder } = ownPagesText;
  const order = orderText;
  const field = fieldsOf(answer, "add");
  return (
    <Panel as="section" className="mt-6">
      <h2 className="mb-1 text-xl">{addOrder.title}</h2>
      <p className="mb-4 text-ink-2">{addOrder.lead}</p>
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
          {addOrder.submit}
        </BusyButton>
      </Form>
    </Panel>
  );
}

/** Who opens the link of an own order while signed in may add it to the account at once. */
export function AddThisOrder({ token }: { token: string }) {
  const { addOrder } = ownPagesText;
  return (
    <Panel as="section">
      <h2 className="mb-1 text-xl">{addOrder.thisTitle}</h2>
      <p className="mb-4 text-ink-2">{addOrder.thisLead}</p>
      <Form method="post" action="/orders">
        <input type="hidden" name="token" value={token} />
        <BusyButton intent="add-link" variant="outline">
          {addOrder.submit}
        </BusyButton>
      </Form>
    </Panel>
  );
}
