import { data } from "react-router";
import { OfficeAnswer, type OfficeReply } from "#app/components/admin/office-answer.tsx";
import { Card, OfficePage, TwoColumns } from "#app/components/admin/office-page.tsx";
import { UpiTestRow } from "#app/components/admin/payments/upi-test-row.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Form } from "#app/components/ui/link.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { Status } from "#app/components/ui/status.tsx";
import { formatDateTime } from "#app/content/messages/dates.ts";
import { officeUpiTestText } from "#app/content/messages/payments/office-upi-test.ts";
import { shopContext } from "#app/context.ts";
import { byUser } from "#app/domain/actor.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { APPS_TO_TRY, UPI_APPS, type UpiTest, upiTriedSchema } from "#app/domain/payments/upi-test.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { findUpiTest, keepUpiTest, makeTestRequest } from "#app/services/payments/upi-tests.server.ts";
import type { Route } from "./+types/upi-test";

const text = officeUpiTestText;

export const middleware: Route.MiddlewareFunction[] = [allowOnly("edit-settings")];

export async function loader({ context }: Route.LoaderArgs) {
  const { db, config } = context.get(shopContext);
  const found = await findUpiTest(db, config);
  return { ...found, request: found.shown && (await makeTestRequest(db, found.shown)) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock, config } = context.get(shopContext);
  const form = await readForm(request);
  const rows = Array.from({ length: APPS_TO_TRY }, (_, place) =>
    upiTriedSchema.safeParse({
      app: fieldText(form, `app-${place}`),
      hasWorked: fieldText(form, `worked-${place}`),
      said: fieldText(form, `said-${place}`),
    }),
  );
  const tried = rows.flatMap(({ data: row }) => (row ? [row] : []));
  if (tried.length < APPS_TO_TRY) return refuse(text.refusals.incomplete);
  const by = { actor: byUser(accountOf(context)), now: clock() };
  const kept = await keepUpiTest(db, { tried, start: config, ...by });
  if (!kept.ok) return refuse(text.refusals[kept.reason]);
  return data<OfficeReply>({ isDone: true, sentence: `${text.kept} ${text.states[kept.value]}` });
}

function refuse(sentence: string) {
  return data<OfficeReply>({ isDone: false, sentence }, { status: 422 });
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, text.title);

export default function UpiTestPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = officeUpiTestText;
  const { shown, newest, state, request } = loaderData;
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
      <OfficeAnswer reply={actionData} />
      {!shown || !request ? (
        <Card>
          <p className="mb-3">{words.noAddress}</p>
          <ButtonLink to="/admin/settings/shop">{words.toSettings}</ButtonLink>
        </Card>
      ) : (
        <>
          <Notice kind={state === "passed" ? "success" : "info"}>{words.states[state]}</Notice>
          <TwoColumns
            side={
              <>
                <Card title={words.pay.title}>
                  <div className="grid justify-items-center gap-3 text-center">
                    <p className="font-semibold break-all">{words.pay.to(shown.address)}</p>
                    <p className="text-sm text-ink-2">
                      {shown.merchantCode ? words.pay.merchant(shown.merchantCode) : words.pay.personal}
                    </p>
                    <img
                      src={request.qrCode}
                      alt={words.pay.qr(shown.address)}
                      width={200}
                      height={200}
                      className="rounded-md border border-line"
                    />
                    {request.link && (
                      <a href={request.link} className="btn btn-quiet">
                        {words.pay.open}
                      </a>
                    )}
                    <p className="text-sm text-ink-2">{words.pay.yours}</p>
                  </div>
                </Card>
                <Card title={words.result.title}>
                  {newest ? <LastTest test={newest} /> : <p>{words.result.none}</p>}
                </Card>
              </>
            }
            below={
              <Card title={words.form.title} isPadded={false}>
                <Form method="post">
                  {UPI_APPS.slice(0, APPS_TO_TRY).map((app, place) => (
                    <UpiTestRow key={app} place={place} app={app} />
                  ))}
                  <div className="p-4">
                    <Button isBlock>{words.form.keep}</Button>
                  </div>
                </Form>
              </Card>
            }
          />
        </>
      )}
    </OfficePage>
  );
}

function LastTest({ test: { address, testedAt, tried } }: { test: UpiTest }) {
  const { result: words, apps } = officeUpiTestText;
  return (
    <div className="grid gap-3">
      <p className="break-words">{words.at(address, formatDateTime(testedAt))}</p>
      <ul className="grid gap-2">
        {tried.map(({ app, hasWorked, said }) => (
          <li key={app} className="flex flex-wrap items-center justify-between gap-2">
            <span>
              {apps[app]}
              {said && <small className="block text-ink-2">{said}</small>}
            </span>
            <Status kind={hasWorked ? "ok" : "error"}>{hasWorked ? words.worked : words.refused}</Status>
          </li>
        ))}
      </ul>
    </div>
  );
}
