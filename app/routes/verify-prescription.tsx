import { data } from "react-router";
import { pageMeta } from "#app/components/layout/page-meta.ts";
import { type Checked, CheckedPrescription } from "#app/components/prescriptions/checked-prescription.tsx";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { ErrorSummary, TextField } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { Panel } from "#app/components/ui/panel.tsx";
import { prescriptionText } from "#app/content/messages/prescriptions/prescription.ts";
import { whenAgain } from "#app/content/messages/when-again.ts";
import { clientContext, shopContext } from "#app/context.ts";
import { parsePaperNumber } from "#app/domain/paper-number.ts";
import { tooManyInit } from "#app/domain/too-many.ts";
import { keepAddressSecret, keepPersonal } from "#app/middleware/personal-page.server.ts";
import { verifyPrescription } from "#app/services/prescriptions/verify-prescription.server.ts";
import type { Route } from "./+types/verify-prescription";

const text = prescriptionText.verify;

type Answer = {
  values: { number: string; code: string };
  errors?: { number?: string; code?: string };
  message?: string;
  checked?: Checked;
};

export const middleware: Route.MiddlewareFunction[] = [keepPersonal, keepAddressSecret];

/** The page of a refusal says when to try again. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** Answers about single papers are nothing to list, so search engines have nothing to read here either. */
export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: text.title, description: text.description, isListed: false });

/** The code on a paper leads here with number and code in the address; the form asks in the same way. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(shopContext);
  const typed = (name: string) => (url.searchParams.get(name) ?? "").slice(0, 60);
  const values = { number: typed("number"), code: typed("code") };
  if (!url.searchParams.has("number") && !url.searchParams.has("code")) return data<Answer>({ values });
  const errors = {
    ...(!parsePaperNumber("prescription", values.number) && { number: text.badNumber }),
    ...(!values.code.trim() && { code: text.badCode }),
  };
  if (errors.number || errors.code) return data<Answer>({ values, errors }, { status: 422 });
  const { address } = context.get(clientContext);
  const verified = await verifyPrescription(db, { ...values, address, now: clock() });
  if (verified.ok) return data<Answer>({ values, checked: verified.value });
  if (verified.reason === "not-genuine")
    return data<Answer>({ values, message: text.notGenuine }, { status: 404 });
  return data<Answer>(
    { values, message: text.tooMany(whenAgain(verified.retryAfterSeconds)) },
    tooManyInit(verified),
  );
}

export default function VerifyPrescription({ loaderData: answer }: Route.ComponentProps) {
  const words = prescriptionText;
  const { verify } = words;
  const errors = Object.entries(answer.errors ?? {}).map(([fieldId, message]) => ({ fieldId, message }));
  return (
    <PageWidth className="pb-14">
      <Breadcrumbs label={words.breadcrumb} items={[{ name: words.home, to: "/" }, { name: verify.title }]} />
      <div className="mx-auto max-w-[560px]">
        <h1 className="mt-1 mb-3">{verify.title}</h1>
        <p className="mb-5 text-ink-2">{verify.text}</p>
        {answer.checked && <CheckedPrescription checked={answer.checked} />}
        {answer.message && (
          <Notice kind="error" className="mb-5">
            {answer.message}
          </Notice>
        )}
        {errors.length > 0 && <ErrorSummary title={verify.errorTitle} errors={errors} />}
        <Panel as="section" className="mt-5">
          <Form method="get" noValidate className="grid gap-[18px]">
            <TextField
              name="number"
              label={verify.number}
              hint={verify.numberHint}
              error={answer.errors?.number}
              defaultValue={answer.values.number}
              autoCapitalize="characters"
              autoComplete="off"
              maxLength={40}
              required
            />
            <TextField
              name="code"
              label={verify.code}
              error={answer.errors?.code}
              defaultValue={answer.values.code}
              autoCapitalize="characters"
              autoComplete="off"
              maxLength={20}
              required
            />
            <Button size="lg" isBlock>
              {verify.check}
            </Button>
          </Form>
        </Panel>
      </div>
    </PageWidth>
  );
}
