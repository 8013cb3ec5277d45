import { data } from "react-router";
import { EnquiryActs } from "#app/components/admin/enquiries/enquiry-acts.tsx";
import {
  ApplicationFacts,
  EnquiryNotes,
  EnquiryPerson,
  SentQuotes,
} from "#app/components/admin/enquiries/enquiry-parts.tsx";
import { EnquiryStatusBadge } from "#app/components/admin/enquiries/enquiry-status.tsx";
import { QuoteEditor } from "#app/components/admin/enquiries/quote-editor.tsx";
import { OfficeAnswer, type ScreenAnswer } from "#app/components/admin/office-answer.tsx";
import { Card, OfficePage, TwoColumns } from "#app/components/admin/office-page.tsx";
import { OfficeTable } from "#app/components/admin/office-table.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { formatDateTime } from "#app/content/messages/dates.ts";
import { officeEnquiriesText } from "#app/content/messages/enquiries/office-enquiries.ts";
import { shopContext } from "#app/context.ts";
import { readEnquiryAct } from "#app/domain/enquiries/enquiry-act.ts";
import type { TypedQuote } from "#app/domain/enquiries/quote-form.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { rupees } from "#app/domain/money.ts";
import { parsePaperNumber } from "#app/domain/paper-number.ts";
import { may } from "#app/domain/permissions.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { type ActRefusal, actOnEnquiry } from "#app/services/enquiries/act-on-enquiry.server.ts";
import { findEnquiry } from "#app/services/enquiries/find-enquiry.server.ts";
import { draftQuote, listQuotable } from "#app/services/enquiries/quotes/draft-quote.server.ts";
import { listSentQuotes } from "#app/services/enquiries/quotes/list-sent-quotes.server.ts";
import { type QuoteAct, writeQuote } from "#app/services/enquiries/quotes/write-quote.server.ts";
import type { Route } from "./+types/$number";

const text = officeEnquiriesText;

const STATUS: Partial<Record<ActRefusal, number>> = {
  "unknown-enquiry": 404,
  "unknown-quote": 404,
  empty: 422,
};

type Answer = ScreenAnswer<{
  /** What a refused answer or note had in it. */
  typed?: { intent: string; text: string };
  /** The quote as it was filled in, with what it was refused for. */
  quote?: TypedQuote;
  products?: Awaited<ReturnType<typeof listQuotable>>;
  problem?: { sentence: string; isAtAdd: boolean };
}>;

export const middleware: Route.MiddlewareFunction[] = [allowOnly("answer-enquiries")];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(shopContext);
  const now = clock();
  const number = parsePaperNumber("enquiry", params.number);
  const found = number && (await findEnquiry(db, { number, now }));
  if (!found) throw data(undefined, { status: 404 });
  const { userId, role } = accountOf(context);
  const { application, quotes, ownerId, profileId, ...enquiry } = found;
  const canQuote = found.kind === "bulk" && found.status !== "closed";
  const draft = canQuote ? await draftQuote(db, { lines: found.lines, profileId, now }) : undefined;
  return {
    enquiry: { ...enquiry, isMine: ownerId === userId },
    application: application && {
      gstin: application.gstin,
      drugLicence: application.drugLicence,
      status: application.status,
      paperCount: application.papers.length,
    },
    canDecide: may(role, "approve-businesses"),
    quotes: await listSentQuotes(db, { quotes, now }),
    draft,
    products: draft
      ? await listQuotable(db, {
          productIds: draft.rows.map(({ productId }) => productId),
          today: indiaDate(now),
        })
      : [],
    today: indiaDate(now),
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { db, clock, config, readVocabulary } = context.get(shopContext);
  const number = parsePaperNumber("enquiry", params.number);
  if (!number) throw data(undefined, { status: 404 });
  const form = await readForm(request);
  const act = readEnquiryAct(form);
  if (!act) throw data(undefined, { status: 400 });
  const by = { number, staffId: accountOf(context).userId, now: clock() };
  const origin = { publicOrigin: config.publicOrigin, upiVpa: config.upiVpa };
  if ("quote" in act)
    return answerQuote(
      await writeQuote(db, {
        ...by,
        quote: act.quote,
        isAdding: act.kind === "add-product",
        vocabulary: await readVocabulary(),
        ...origin,
      }),
    );
  const acted = await actOnEnquiry(db, { ...by, act, ...origin });
  if (!acted.ok) {
    const reply = { isDone: false, sentence: text.refusals[acted.reason] };
    const typed = "text" in act ? { typed: { intent: act.kind, text: act.text } } : {};
    return data<Answer>({ reply, ...typed }, { status: STATUS[acted.reason] ?? 409 });
  }
  const done = text.done[acted.value.done];
  const sentence = typeof done === "string" ? done : done(acted.value.number);
  return data<Answer>({ reply: { isDone: true, sentence } });
}

function answerQuote(act: QuoteAct) {
  const { quote, products } = act;
  const refuse = (sentence: string, { isAtAdd = false, status = 422 } = {}) =>
    data<Answer>({ quote, products, problem: { sentence, isAtAdd } }, { status });
  switch (act.state) {
    case "sent":
      return data<Answer>({ reply: { isDone: true, sentence: text.done.quote(act.number) } });
    case "added":
      return data<Answer>({ quote, products });
    case "unknown-words":
      return refuse(text.quote.addUnknown(quote.add), { isAtAdd: true });
    case "several":
      return refuse(text.quote.addSeveral(act.names.join("; ")), { isAtAdd: true });
    case "twice":
      return refuse(text.quote.addTwice, { isAtAdd: true });
    case "bad-row":
      return refuse(text.quote.badRow(act.name));
    case "short":
      return refuse(text.quote.shortLine(act.name, act.freeQuantity));
    case "refused":
      return refuse(text.quote.problems[act.reason], { status: act.reason === "not-allowed" ? 409 : 422 });
  }
}

export const meta: Route.MetaFunction = ({ matches, params }) =>
  personalMeta(matches, `${text.columns.enquiry} ${params.number}`);

export default function Enquiry({ loaderData, actionData }: Route.ComponentProps) {
  const words = officeEnquiriesText;
  const { enquiry, application, canDecide, quotes, draft, products, today } = loaderData;
  const { one } = words;
  return (
    <OfficePage
      title={
        <span className="inline-flex flex-wrap items-center gap-3">
          {enquiry.number} <EnquiryStatusBadge status={enquiry.status} isOverdue={enquiry.isOverdue} />
        </span>
      }
      note={`${one.received(formatDateTime(enquiry.createdAt), words.kinds[enquiry.kind])}. ${
        enquiry.answeredAt
          ? one.answeredAt(formatDateTime(enquiry.answeredAt))
          : one.answerBy(formatDateTime(enquiry.answerBy))
      }`}
    >
      <OfficeAnswer reply={actionData?.reply} />
      <TwoColumns
        main={
          <>
            <Card title={enquiry.subject || one.message}>
              <p className="[overflow-wrap:anywhere] whitespace-pre-line">{enquiry.message}</p>
            </Card>
            {enquiry.lines.length > 0 && (
              <Card title={one.lines} isPadded={false}>
                <OfficeTable
                  label={one.lines}
                  rows={enquiry.lines}
                  keyOf={(line) => line.productId}
                  columns={[
                    {
                      heading: one.product,
                      cell: (line) => (
                        <>
                          {line.fullName} <small>{line.brandName}</small>
                        </>
                      ),
                    },
                    { heading: one.packs, isNumber: true, cell: (line) => `${line.quantity} ×` },
                    {
                      heading: one.shopPrice,
                      isNumber: true,
                      isOnlyWide: true,
                      cell: (line) => rupees(line.pricePaise),
                    },
                    {
                      heading: one.mrp,
                      isNumber: true,
                      isOnlyWide: true,
                      cell: (line) => rupees(line.mrpPaise),
                    },
                  ]}
                />
              </Card>
            )}
            <EnquiryNotes notes={enquiry.notes} />
            {draft && (
              <QuoteEditor
                key={`${quotes.length}${actionData?.quote?.rows.length}`}
                view={{
                  quote: actionData?.quote ?? draft,
                  products: actionData?.products ?? products,
                  percent: draft.percent,
                  today,
                  problem: actionData?.problem,
                }}
                isReplacing={quotes.some(({ state }) => state === "open")}
              />
            )}
          </>
        }
        side={
          <>
            <EnquiryActs enquiry={enquiry} typed={actionData?.typed} />
            <EnquiryPerson person={enquiry} />
            {application && <ApplicationFacts application={application} canDecide={canDecide} />}
            <SentQuotes quotes={quotes} />
          </>
        }
      />
    </OfficePage>
  );
}
