import { data } from "react-router";
import { ContactDetails } from "#app/components/enquiries/contact-details.tsx";
import { MapBlock } from "#app/components/enquiries/map-block.tsx";
import { PersonFields } from "#app/components/enquiries/person-fields.tsx";
import { RequestHero } from "#app/components/enquiries/request-hero.tsx";
import { RequestProblemList } from "#app/components/enquiries/request-problem-list.tsx";
import { sayProblems } from "#app/components/enquiries/request-problems.ts";
import type { RequestAnswer } from "#app/components/enquiries/request-view.ts";
import { SendButton } from "#app/components/enquiries/send-button.tsx";
import { unreachedAnswer } from "#app/components/enquiries/unreached-answer.ts";
import { pageMeta } from "#app/components/layout/page-meta.ts";
import { Said } from "#app/components/layout/said.tsx";
import { whenReached } from "#app/components/layout/when-reached.ts";
import { TextArea, TextField } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { Panel } from "#app/components/ui/panel.tsx";
import { requestText } from "#app/content/messages/enquiries/request.ts";
import { whenAgain } from "#app/content/messages/when-again.ts";
import { noticeContext, shopContext } from "#app/context.ts";
import { contactFields } from "#app/domain/enquiries/request-form.ts";
import { FIELD_LIMITS } from "#app/domain/form/field-limits.ts";
import { fieldNames, parseForm } from "#app/domain/form/form.ts";
import { typedTexts } from "#app/domain/form/form-text.ts";
import { tooManyInit } from "#app/domain/too-many.ts";
import { answerWithNotice, giveNotice } from "#app/middleware/notice.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { knownPerson, pageKey, senderOf, unkeptHeaders } from "#app/middleware/request-form.server.ts";
import { recogniseVisitor } from "#app/middleware/visitor.server.ts";
import { sendContactMessage } from "#app/services/enquiries/send-enquiry.server.ts";
import { pharmacyData } from "#app/services/pages/structured-data/business.server.ts";
import { graph } from "#app/services/pages/structured-data/graph.server.ts";
import { breadcrumbData } from "#app/services/pages/structured-data/pages.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import type { Route } from "./+types/contact";

const text = requestText;

export const middleware: Route.MiddlewareFunction[] = [recogniseVisitor, giveNotice];

export const headers: Route.HeadersFunction = unkeptHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { shop, canonical, structuredData } = loaderData;
  const description = text.contact.description(shop.name, shop.town);
  return pageMeta(matches, { title: text.contact.title, description, canonical, structuredData });
};

export async function loader({ context }: Route.LoaderArgs) {
  const { db, config } = context.get(shopContext);
  const settings = await findSettings(db);
  const { shop, enquiries } = settings;
  const origin = config.publicOrigin;
  return {
    shop: { name: shop.name, town: shop.address.town },
    answerHours: enquiries.answerHours,
    values: { ...knownPerson(context), idempotencyKey: pageKey() } as Record<string, string>,
    notice: context.get(noticeContext),
    canonical: `${origin}/contact`,
    structuredData: graph(
      pharmacyData({ origin, settings }),
      breadcrumbData(origin, [
        { name: text.home, to: "/" },
        { name: text.contact.title, to: "/contact" },
      ]),
    ),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const sender = senderOf(context, form);
  const values = {
    ...typedTexts(form, fieldNames(contactFields)),
    idempotencyKey: sender.idempotencyKey,
  };
  const answer = (said: Partial<RequestAnswer>, init: ResponseInit) =>
    data(
      { values, errors: {}, title: "", message: undefined, answeredAt: sender.now.getTime(), ...said },
      init,
    );
  const parsed = parseForm(contactFields, form);
  if (!parsed.ok) return answer(sayProblems(parsed.problems), { status: 422 });
  const sent = await sendContactMessage(context.get(shopContext).db, { ...sender, form: parsed.value });
  if (sent.ok) return answerWithNotice({ context, notice: { kind: "contact-sent" }, to: "/contact" });
  return answer({ message: text.tooMany(whenAgain(sent.retryAfterSeconds)) }, tooManyInit(sent));
}

/** Where the shop is not reached, the message stays as it was typed. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  return whenReached(serverAction, unreachedAnswer(form));
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const words = requestText;
  const { contact } = words;
  const values: Record<string, string> = actionData?.values ?? loaderData.values;
  const errors = actionData?.errors ?? {};
  const field = (name: string) => ({ name, defaultValue: values[name], error: errors[name] });
  return (
    <>
      <RequestHero title={contact.heading} lead={contact.lead(loaderData.answerHours)} />
      <PageWidth className="grid gap-[22px] pt-7 pb-14 *:min-w-0 lg:grid-cols-[1fr_372px] lg:items-start lg:gap-9">
        <div className="grid gap-5 empty:hidden lg:col-span-2">
          <Said notice={loaderData.notice} />
          <RequestProblemList answer={actionData} />
        </div>
        <div className="lg:col-start-2 lg:row-start-2">
          <ContactDetails />
        </div>
        <div className="grid gap-5 lg:row-start-2">
          <Panel as="section">
            <h2 className="mb-[18px] text-2xl">{contact.formTitle}</h2>
            <Form
              key={values.idempotencyKey}
              method="post"
              action="/contact"
              noValidate
              className="grid gap-[18px] md:grid-cols-2"
            >
              <input type="hidden" name="idempotencyKey" value={values.idempotencyKey} />
              <PersonFields values={values} errors={errors} />
              <TextField
                {...field("subject")}
                label={contact.subject}
                maxLength={FIELD_LIMITS.subject}
                className="md:col-span-2"
                required
              />
              <TextArea
                {...field("message")}
                label={contact.message}
                hint={contact.messageHint}
                rows={6}
                maxLength={FIELD_LIMITS.message}
                className="md:col-span-2"
                required
              />
              <div className="md:col-span-2">
                <SendButton>{contact.send}</SendButton>
              </div>
            </Form>
          </Panel>
          <MapBlock />
        </div>
      </PageWidth>
    </>
  );
}
