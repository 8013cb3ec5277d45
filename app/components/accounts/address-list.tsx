import type { AccountAnswer } from "#app/components/accounts/account-answer.ts";
import { AddressForm, type AddressValues } from "#app/components/accounts/address-form.tsx";
import { Unfold } from "#app/components/accounts/unfold.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Form } from "#app/components/ui/link.ts";
import { Panel } from "#app/components/ui/panel.tsx";
import { Status } from "#app/components/ui/status.tsx";
import { addressesText } from "#app/content/messages/accounts/addresses.ts";
import { formatPhone } from "#app/domain/form/phone.ts";

export type SavedAddress = AddressValues & { id: number; isDefault: boolean };

/** The places that parcels go to, each to be changed, put first or taken away. */
export function AddressList({
  addresses,
  answer,
}: {
  addresses: SavedAddress[];
  answer: AccountAnswer | undefined;
}) {
  const words = addressesText;
  if (addresses.length === 0) return <p className="text-ink-2">{words.empty}</p>;
  return (
    <ul className="grid gap-4 xl:grid-cols-2 xl:items-start">
      {addresses.map((address) => (
        <li key={address.id}>
          <AddressPanel address={address} answer={answer} />
        </li>
      ))}
    </ul>
  );
}

function AddressPanel({ address, answer }: { address: SavedAddress; answer: AccountAnswer | undefined }) {
  const words = addressesText;
  const { id, name, phone, street, landmark, town, state, pincode, isDefault } = address;
  const isAnswered = answer?.values.id === String(id);
  return (
    <Panel className="grid gap-1">
      <p className="flex flex-wrap items-center gap-x-3">
        <b className="wrap-anywhere font-semibold">{name}</b>
        {isDefault && <Status kind="ok">{words.isDefault}</Status>}
      </p>
      <p className="wrap-anywhere text-ink-2">
        {[street, landmark].filter(Boolean).join(", ")}
        <br />
        {[town, state].filter(Boolean).join(", ")} {pincode}
        <br />
        +91 {formatPhone(phone)}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {!isDefault && (
          <ChangeButton id={id} intent="default" label={words.makeDefaultNamed(street)}>
            {words.makeDefault}
          </ChangeButton>
        )}
        <ChangeButton id={id} intent="remove" label={words.removeNamed(street)}>
          {words.remove}
        </ChangeButton>
      </div>
      <Unfold title={words.edit} label={words.editNamed(street)} isOpen={isAnswered}>
        <AddressForm id={String(id)} saved={address} answer={isAnswered ? answer : undefined} />
      </Unfold>
    </Panel>
  );
}

function ChangeButton({
  id,
  intent,
  label,
  children,
}: {
  id: number;
  intent: "default" | "remove";
  label: string;
  children: string;
}) {
  return (
    <Form method="post">
      <input type="hidden" name="id" value={id} />
      <Button name="intent" value={intent} variant="quiet" size="sm" aria-label={label}>
        {children}
      </Button>
    </Form>
  );
}
