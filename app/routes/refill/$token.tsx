import { data } from "react-router";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { RefillForms } from "#app/components/prescriptions/refill-forms.tsx";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyShelf } from "#app/components/ui/empty-shelf.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { formatDate } from "#app/content/messages/dates.ts";
import { prescriptionText } from "#app/content/messages/prescriptions/prescription.ts";
import { shopContext } from "#app/context.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { addDays, indiaDate } from "#app/domain/india-time.ts";
import { daysInWords } from "#app/domain/prescriptions/dose.ts";
import { keepAddressSecret, keepPersonal } from "#app/middleware/personal-page.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import {
  changeRefill,
  findRefill,
  type RefillChange,
} from "#app/services/prescriptions/change-refill.server.ts";
import type { Route } from "./+types/$token";

const text = prescriptionText.refill;

type Answer = { ok: boolean; message: string; typedDate?: string; dateError?: string };

export const middleware: Route.MiddlewareFunction[] = [keepPersonal, keepAddressSecret];

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, text.pageTitle);

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(shopContext);
  const now = clock();
  const refill = await findRefill(db, { token, now });
  return data({ refill, tomorrow: addDays(indiaDate(now), 1) }, { status: refill ? 200 : 404 });
}

export async function action({ request, params: { token }, context }: Route.ActionArgs) {
  const { db, clock } = context.get(shopContext);
  const change = readChange(await readForm(request));
  if (!change) return data<Answer>({ ok: false, message: text.unknownIntent }, { status: 400 });
  const changed = await changeRefill(db, { token, change, now: clock() });
  if (changed.ok) return data<Answer>({ ok: true, message: text.done[change.kind] });
  if (changed.reason === "not-found")
    return data<Answer>({ ok: false, message: text.missingText }, { status: 404 });
  if (changed.reason === "withdrawn")
    return data<Answer>({ ok: false, message: text.withdrawn }, { status: 410 });
  const typedDate = change.kind === "move" ? change.remindOn : "";
  return data<Answer>(
    { ok: false, message: text.badDate, dateError: text.badDate, typedDate },
    { status: 422 },
  );
}

function readChange(form: FormData): RefillChange | undefined {
  const kind = fieldText(form, "intent");
  const remindOn = fieldText(form, "remindOn").slice(0, 20);
  if (kind === "move" || kind === "skip") return { kind, remindOn };
  return kind === "stop" || kind === "restart" ? { kind } : undefined;
}

export default function Refill({ loaderData: { refill, tomorrow }, actionData }: Route.ComponentProps) {
  const words = prescriptionText;
  if (!refill)
    return (
      <PageWidth className="py-14">
        <EmptyShelf as="h1" title={words.refill.missingTitle} text={words.refill.missingText} />
      </PageWidth>
    );
  const { prescription, medicine, runsOutOn, remindOn, isStopped, isSent } = refill;
  const end = formatDate(runsOutOn);
  const { state } = prescription;
  const isWithdrawn = state === "revoked" || state === "replaced";
  return (
    <PageWidth className="pb-14">
      <Breadcrumbs
        label={words.breadcrumb}
        items={[{ name: words.home, to: "/" }, { name: words.refill.pageTitle }]}
      />
      <div className="mx-auto grid max-w-[560px] gap-5">
        <h1 className="mt-1">{words.refill.pageTitle}</h1>
        {actionData && <Notice kind={actionData.ok ? "success" : "error"}>{actionData.message}</Notice>}
        <div>
          <p className="font-semibold">{words.refill.of(medicine, prescription.number)}</p>
          {!isWithdrawn && (
            <p className="text-ink-2">
              {isStopped
                ? words.refill.stopped
                : isSent
                  ? words.refill.sent(end)
                  : words.refill.on(formatDate(remindOn), end)}
            </p>
          )}
        </div>
        {isWithdrawn && (
          <Notice kind="warning">
            {words.states[state]("")} {words.refill.withdrawn}
          </Notice>
        )}
        <ButtonLink to={`/prescription/${prescription.token}`} isBlock>
          {state === "valid" ? words.refill.again : words.refill.open}
        </ButtonLink>
        <p className="text-sm text-ink-2">{words.refill.askDoctor}</p>
        {!isWithdrawn && (
          <RefillForms
            isStopped={isStopped}
            remindOn={remindOn}
            typedDate={actionData?.typedDate}
            earliestOn={tomorrow}
            courseInWords={daysInWords(refill.days)}
            dateError={actionData?.dateError}
          />
        )}
      </div>
    </PageWidth>
  );
}
