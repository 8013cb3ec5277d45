import { AddressForm } from "#app/components/accounts/address-form.tsx";
import { AddressList } from "#app/components/accounts/address-list.tsx";
import { FormAnswer } from "#app/components/accounts/form-answer.tsx";
import { replyErrors, replyRefusal } from "#app/components/accounts/form-reply.ts";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Panel } from "#app/components/ui/panel.tsx";
import { addressesText } from "#app/content/messages/accounts/addresses.ts";
import { shopContext } from "#app/context.ts";
import { addressFields } from "#app/domain/accounts/address-form.ts";
import { fieldNames, parseForm } from "#app/domain/form/form.ts";
import { fieldLine } from "#app/domain/form/form-lines.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { parseRowId } from "#app/domain/form/row-id.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { answerWithNotice } from "#app/middleware/notice.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import {
  chooseDefaultAddress,
  listAddresses,
  removeAddress,
  saveAddress,
} from "#app/services/accounts/addresses.server.ts";
import type { Route } from "./+types/addresses";

const words = addressesText;

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, words.title);

export async function loader({ context }: Route.LoaderArgs) {
  const { userId, name, phone } = accountOf(context);
  const addresses = await listAddresses(context.get(shopContext).db, { userId });
  return { addresses, name, phone };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock } = context.get(shopContext);
  const { userId } = accountOf(context);
  const now = clock();
  const form = await readForm(request);
  const intent = fieldText(form, "intent");
  const id = parseRowId(fieldText(form, "id"));
  const done = (kind: "address-saved" | "address-removed") =>
    answerWithNotice({ context, notice: { kind }, to: "/profile/addresses" });

  if (intent === "remove" || intent === "default") {
    const change = intent === "remove" ? removeAddress : chooseDefaultAddress;
    const changed = await change(db, { userId, id: id ?? 0 });
    if (changed.ok) return done(intent === "remove" ? "address-removed" : "address-saved");
    return replyRefusal({ intent: "list", now }, changed);
  }
  const asked = { intent: "save", values: typedValues(form), now };
  const parsed = parseForm(addressFields, form);
  if (!parsed.ok) return replyErrors(asked, parsed.problems);
  const saved = await saveAddress(db, { userId, id, address: parsed.value, now });
  return saved.ok ? done("address-saved") : replyRefusal(asked, saved, { "unknown-pincode": "pincode" });
}

export default function Addresses({ loaderData, actionData }: Route.ComponentProps) {
  const { addresses, name, phone } = loaderData;
  const isNew = actionData?.values.id === "new";
  return (
    <>
      <h1 className="mb-5">{words.title}</h1>
      <div className="grid gap-5">
        <FormAnswer answer={actionData} intent="list" />
        <AddressList addresses={addresses} answer={actionData} />
        <Panel as="section">
          <h2 className="mb-4 text-xl">{words.add}</h2>
          <AddressForm
            key={addresses.length}
            id="new"
            saved={{ name, ...(phone && { phone }) }}
            answer={isNew ? actionData : undefined}
          />
        </Panel>
      </div>
    </>
  );
}

function typedValues(form: FormData): Record<string, string> {
  const names = ["id", ...fieldNames(addressFields)];
  return Object.fromEntries(names.map((name) => [name, fieldLine(form, name)]));
}
