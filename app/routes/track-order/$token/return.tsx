import { data } from "react-router";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { whenReached } from "#app/components/layout/when-reached.ts";
import { OrderMissing } from "#app/components/orders/order/order-missing.tsx";
import { ReturnLineFields } from "#app/components/orders/returns/return-line-fields.tsx";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Form } from "#app/components/ui/link.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { Panel } from "#app/components/ui/panel.tsx";
import { formatDate, formatDateTime } from "#app/content/messages/dates.ts";
import { orderText } from "#app/content/messages/orders/order.ts";
import { returnRequestText } from "#app/content/messages/orders/return-request.ts";
import { whenAgain } from "#app/content/messages/when-again.ts";
import { clientContext, shopContext } from "#app/context.ts";
import { fieldText, fieldTexts, typedTexts } from "#app/domain/form/form-text.ts";
import { cleanLine } from "#app/domain/form/plain-text.ts";
import { parseRowId } from "#app/domain/form/row-id.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { RETURN_REASONS, type ReturnReason } from "#app/domain/orders/return.ts";
import { tooManyInit } from "#app/domain/too-many.ts";
import { UPLOAD_MAX_BYTES } from "#app/domain/upload.ts";
import { keepAddressSecret, keepPersonal } from "#app/middleware/personal-page.server.ts";
import { FILE_STATUS, readUploadForm, type SentFile } from "#app/middleware/read-upload.server.ts";
import { redirect } from "#app/middleware/redirect.server.ts";
import { type AskedLine, askReturn } from "#app/services/orders/returns/ask-return.server.ts";
import { findReturnPage } from "#app/services/orders/returns/find-return-page.server.ts";
import type { Route } from "./+types/return";

const MOST_PHOTOS = 20;
const text = returnRequestText;

type Answer = { message: string; problems: Record<number, string>; typed: Record<string, string> };

export const middleware: Route.MiddlewareFunction[] = [keepPersonal, keepAddressSecret];

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  personalMeta(matches, loaderData?.page ? text.pageTitle(loaderData.page.number) : orderText.missingTitle);

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(shopContext);
  const token = cleanLine(params.token);
  const page = await findReturnPage(db, { token, now: clock() });
  return data({ page, token }, { status: page ? 200 : 404 });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, files, clock, config } = context.get(shopContext);
  const client = context.get(clientContext);
  const token = cleanLine(params.token);
  const maxFileBytes = UPLOAD_MAX_BYTES.return;
  const read = await readUploadForm(request, { maxFileBytes, maxFiles: MOST_PHOTOS, client });
  if (!read.ok) return refuse(text.refusals[read.reason], { status: FILE_STATUS[read.reason] });
  const { form, files: sent } = read.value;
  // A field that was left alone arrives as an empty file with a name.
  const photos = sent.filter(({ bytes }) => bytes.length > 0);
  const typed = typedLines(form);
  const again = photos.length > 0 ? ` ${text.again}` : "";
  const asked = await askReturn(db, files, {
    ...{ token, lines: askedLines(form, photos), clientAddress: client.address },
    ...{ publicOrigin: config.publicOrigin, now: clock() },
  });
  if (asked.ok) return redirect(`/track-order/${token}#returns`, 303);
  if (asked.reason === "too-many-attempts")
    return refuse(
      text.refusals.tooMany(whenAgain(asked.retryAfterSeconds)) + again,
      tooManyInit(asked),
      typed,
    );
  if (asked.reason !== "lines") {
    const status = { "nothing-chosen": 422, "not-found": 404, "not-delivered": 409 }[asked.reason];
    return refuse(text.refusals[asked.reason], { status }, typed);
  }
  const problems = Object.fromEntries(
    [...asked.problems].map(([lineId, problem]) => [lineId, text.problems[problem]]),
  );
  const status = [...asked.problems.values()].includes("busy") ? 503 : 422;
  return refuse(text.problemTitle + again, { status }, typed, problems);
}

/** Where the shop is not reached, what was chosen stays on the screen. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  const unreached: Answer = {
    message: returnRequestText.refusals.unreached,
    problems: {},
    typed: typedLines(form),
  };
  return whenReached(serverAction, unreached);
}

export default function ReturnPacks({ loaderData, actionData }: Route.ComponentProps) {
  const words = returnRequestText;
  const { page, token } = loaderData;
  if (!page) return <OrderMissing />;
  const answer = actionData && "typed" in actionData ? actionData : undefined;
  const mayAsk = page.reasons.length > 0 && page.lines.some(({ isAsked }) => !isAsked);
  return (
    <PageWidth className="pb-14">
      <Breadcrumbs
        label={orderText.breadcrumb}
        items={[{ name: page.number, to: `/track-order/${token}` }, { name: words.breadcrumb }]}
      />
      <div className="mx-auto grid max-w-[640px] gap-5">
        <div>
          <h1>{words.title}</h1>
          {page.deliveredAt && (
            <p className="mt-1 text-ink-2">
              {[
                words.delivered(page.number, formatDate(indiaDate(page.deliveredAt))),
                page.sealedUntil && words.sealedUntil(formatDate(page.sealedUntil)),
                page.claimUntil
                  ? words.claimUntil(formatDateTime(page.claimUntil))
                  : words.claimOver(page.claimHours),
              ]
                .filter(Boolean)
                .join(" ")}
            </p>
          )}
        </div>
        {answer && <Notice kind="error">{answer.message}</Notice>}
        {mayAsk ? (
          <Form
            key={JSON.stringify(answer?.typed)}
            method="post"
            action={`/track-order/${token}/return`}
            encType="multipart/form-data"
            className="grid gap-5"
          >
            <Panel as="section" className="py-1">
              <ul>
                {page.lines.map((line) => (
                  <ReturnLineFields
                    key={line.lineId}
                    line={line}
                    reasons={page.reasons}
                    typed={answer?.typed ?? {}}
                    error={answer?.problems[line.lineId]}
                  />
                ))}
              </ul>
            </Panel>
            <p className="text-ink-2">{words.after}</p>
            <Button isBlock>{words.send}</Button>
          </Form>
        ) : (
          <Notice>{words.refusals.nothingLeft}</Notice>
        )}
        <Panel as="section">
          <h2 className="mb-2 text-xl">{words.what}</h2>
          <ul className="grid list-disc gap-1.5 pl-5">
            {words.rules(page.windowDays, page.claimHours).map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </Panel>
        <ButtonLink to={`/track-order/${token}`} variant="quiet">
          {words.back}
        </ButtonLink>
      </div>
    </PageWidth>
  );
}

function refuse(
  message: string,
  init: ResponseInit,
  typed: Record<string, string> = {},
  problems: Record<number, string> = {},
) {
  return data<Answer>({ message, problems, typed }, init);
}

function chosenIds(form: FormData): number[] {
  return [...new Set(fieldTexts(form, "line").flatMap((typed) => parseRowId(typed) ?? []))];
}

/** The fields of the lines that were ticked: the others stay as if nobody had touched them. */
function typedLines(form: FormData): Record<string, string> {
  return typedTexts(
    form,
    chosenIds(form).flatMap((id) => [`quantity-${id}`, `reason-${id}`]),
  );
}

function askedLines(form: FormData, photos: readonly SentFile[]): AskedLine[] {
  return chosenIds(form).map((lineId) => ({
    lineId,
    quantity: parseRowId(fieldText(form, `quantity-${lineId}`)) ?? 0,
    reason: reasonIn(fieldText(form, `reason-${lineId}`)),
    photo: photos.find(({ fieldName }) => fieldName === `photo-${lineId}`),
  }));
}

function reasonIn(typed: string): ReturnReason {
  return RETURN_REASONS.find((reason) => reason === typed) ?? "sealed";
}
