import { data } from "react-router";
import { ProofPage } from "#app/components/admin/accounts/proof-page.tsx";
import { OfficeAnswer, type OfficeReply } from "#app/components/admin/office-answer.tsx";
import { Card, OfficePage, TwoColumns } from "#app/components/admin/office-page.tsx";
import { SecretList } from "#app/components/admin/payments/secret-list.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { officeBankPhoneText } from "#app/content/messages/payments/office-bank-phone.ts";
import { shopContext } from "#app/context.ts";
import { wantedProof } from "#app/domain/accounts/wanted-proof.ts";
import { byUser } from "#app/domain/actor.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { parseRowId } from "#app/domain/form/row-id.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { askProof, takeProof } from "#app/middleware/proof.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import {
  endForwardSecret,
  listForwardSecrets,
  makeForwardSecret,
} from "#app/services/payments/forward-secrets.server.ts";
import type { Route } from "./+types/phone";

const text = officeBankPhoneText;
const ADDRESS = "/api/payments/bank-message";

export const middleware: Route.MiddlewareFunction[] = [allowOnly("edit-settings")];

export async function loader({ context }: Route.LoaderArgs) {
  const { db, config } = context.get(shopContext);
  return { secrets: await listForwardSecrets(db), address: config.publicOrigin + ADDRESS };
}

/** Whoever has a secret can say that money came: making one asks for the password again. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock } = context.get(shopContext);
  const form = await readForm(request);
  const proof = await takeProof({ request, context }, form);
  const by = { actor: byUser(accountOf(context)), now: clock() };
  switch (fieldText(form, "intent")) {
    case "make": {
      const wanted = await askProof({ request, context }, { form, proof });
      if (wanted) return wanted;
      const made = await makeForwardSecret(db, { accountEnd: fieldText(form, "accountEnd"), ...by });
      if (made.ok) return data({ secret: made.value.secret });
      const errors = made.reason === "bad-account" ? { accountEnd: text.refusals["bad-account"] } : {};
      return data(
        { reply: { isDone: false, sentence: text.refusals[made.reason], errors } },
        { status: 422 },
      );
    }
    case "end": {
      const secretId = parseRowId(fieldText(form, "secret")) ?? 0;
      const ended = await endForwardSecret(db, { secretId, ...by });
      const sentence = ended.ok ? text.ended : text.refusals[ended.reason];
      return data({ reply: { isDone: ended.ok, sentence } }, { status: ended.ok ? 200 : 409 });
    }
    default:
      throw data(undefined, { status: 400 });
  }
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, text.title);

type Answer = { secret?: string; reply?: OfficeReply };

export default function BankPhone({ loaderData: { secrets, address }, actionData }: Route.ComponentProps) {
  const words = officeBankPhoneText;
  const wanted = wantedProof(actionData);
  if (wanted) return <ProofPage wanted={wanted} cancelTo="/admin/payments/phone" />;
  const { secret, reply }: Answer = actionData && !("wantedProof" in actionData) ? actionData : {};
  return (
    <OfficePage
      title={words.title}
      note={words.note}
      actions={
        <ButtonLink to="/admin/payments" variant="quiet">
          {words.back}
        </ButtonLink>
      }
    >
      <OfficeAnswer reply={reply} />
      {secret && (
        <Card title={words.shown.title}>
          <div className="grid gap-3">
            <Notice kind="success">{words.shown.once}</Notice>
            <code className="block rounded-md border border-line bg-paper-100 p-3 text-lg break-all select-all">
              {secret}
            </code>
          </div>
        </Card>
      )}
      <TwoColumns
        main={
          <Card title={words.how.title}>
            <ol className="grid list-decimal gap-2 pl-5">
              {words.how.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <p className="mt-4 text-sm text-ink-2">{words.how.address}</p>
            <code className="block break-all select-all">{address}</code>
            <p className="mt-4">{words.how.keep}</p>
            <p className="mt-2">{words.how.never}</p>
          </Card>
        }
        side={
          <>
            <Card title={words.secrets.title} isPadded={false}>
              <SecretList secrets={secrets} />
            </Card>
            <Card title={words.make.title}>
              <Form method="post" className="grid gap-4">
                <p className="text-sm text-ink-2">{words.make.note}</p>
                <TextField
                  name="accountEnd"
                  label={words.make.field}
                  error={reply?.errors?.accountEnd}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={4}
                  required
                />
                <Button name="intent" value="make" isBlock>
                  {words.make.button}
                </Button>
              </Form>
            </Card>
          </>
        }
      />
    </OfficePage>
  );
}
