import { data } from "react-router";
import { ApplicationCard } from "#app/components/admin/accounts/application-card.tsx";
import { PeopleTabs } from "#app/components/admin/accounts/people-tabs.tsx";
import { ProofPage } from "#app/components/admin/accounts/proof-page.tsx";
import { KeyPaging } from "#app/components/admin/key-paging.tsx";
import { OfficeAnswer, type OfficeReply } from "#app/components/admin/office-answer.tsx";
import { OfficePage } from "#app/components/admin/office-page.tsx";
import { OfficeTabs } from "#app/components/admin/office-tabs.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { officePeopleText } from "#app/content/messages/accounts/office-people.ts";
import { officeText } from "#app/content/messages/office.ts";
import { shopContext } from "#app/context.ts";
import { wantedProof } from "#app/domain/accounts/wanted-proof.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { parseRowId } from "#app/domain/form/row-id.ts";
import { parseDecimal } from "#app/domain/form/typed-number.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { askProof, takeProof } from "#app/middleware/proof.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import {
  type ApprovalRefusal,
  approveBusiness,
  type DecisionRefusal,
  rejectBusiness,
} from "#app/services/enquiries/businesses/decide-application.server.ts";
import { listApplications } from "#app/services/enquiries/businesses/list-applications.server.ts";
import type { Route } from "./+types/applications";

const text = officePeopleText.applications;
const VIEWS = ["pending", "approved", "rejected"] as const;

export const middleware: Route.MiddlewareFunction[] = [allowOnly("approve-businesses")];

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const view = VIEWS.find((each) => each === query.get("view")) ?? "pending";
  const after = parseRowId(query.get("after"));
  const applications = await listApplications(context.get(shopContext).db, { status: view, after });
  return { view, applications, isFirst: after === undefined };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock, config } = context.get(shopContext);
  const form = await readForm(request);
  const proof = await takeProof({ request, context }, form);
  const typed = (name: string) => fieldText(form, name).trim();
  const act = { number: typed("number"), staffId: accountOf(context).userId, now: clock() };
  switch (fieldText(form, "intent")) {
    case "approve": {
      const wanted = await askProof({ request, context }, { form, proof });
      if (wanted) return wanted;
      const discountPercent =
        parseDecimal(typed("percent"), { min: 0, max: 99.9, decimals: 1 }) ?? Number.NaN;
      const approved = await approveBusiness(db, {
        ...act,
        discountPercent,
        publicOrigin: config.publicOrigin,
      });
      return approved.ok ? done(text.approved) : refuse(approved.reason);
    }
    case "reject": {
      const rejected = await rejectBusiness(db, { ...act, reason: typed("reason") });
      return rejected.ok ? done(text.rejected) : refuse(rejected.reason);
    }
    default:
      throw data(undefined, { status: 400 });
  }
}

const STATUS_OF: Record<ApprovalRefusal | DecisionRefusal | "no-reason", number> = {
  "unknown-enquiry": 404,
  "not-an-application": 404,
  "already-decided": 409,
  "bad-percent": 422,
  "no-account": 409,
  "works-in-shop": 409,
  "no-reason": 422,
};

function done(sentence: string) {
  return data<OfficeReply>({ isDone: true, sentence });
}

function refuse(reason: keyof typeof STATUS_OF) {
  const reply: OfficeReply = { isDone: false, sentence: text.refusals[reason] };
  return data<OfficeReply>(reply, { status: STATUS_OF[reason] });
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, text.title);

export default function Applications({ loaderData, actionData }: Route.ComponentProps) {
  const { applications: words } = officePeopleText;
  const { nothing } = officeText;
  const { view, applications, isFirst } = loaderData;
  const wanted = wantedProof(actionData);
  if (wanted) return <ProofPage wanted={wanted} cancelTo="/admin/people/applications" />;
  const said = actionData && "sentence" in actionData ? actionData : undefined;
  const tabs = VIEWS.map((each) => ({
    text: words.views[each],
    to: `?view=${each}` as const,
    isCurrent: each === view,
  }));
  return (
    <OfficePage title={words.title}>
      <PeopleTabs current="applications" />
      <OfficeAnswer reply={said} />
      <OfficeTabs label={words.views.label} tabs={tabs} />
      {applications.rows.length === 0 && <p className="text-ink-2">{nothing}</p>}
      {applications.rows.map((application) => (
        <ApplicationCard key={application.id} application={application} />
      ))}
      <KeyPaging after={applications.after?.toString()} isFirst={isFirst} />
    </OfficePage>
  );
}
