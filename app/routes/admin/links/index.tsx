import { data } from "react-router";
import { OfficeAnswer, type ScreenAnswer } from "#app/components/admin/office-answer.tsx";
import { Card, OfficePage } from "#app/components/admin/office-page.tsx";
import { LinksNav } from "#app/components/admin/pages/links-nav.tsx";
import { Redirects, UnknownPaths } from "#app/components/admin/pages/redirect-tables.tsx";
import { removedReply } from "#app/components/admin/removed-reply.ts";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { officeLinksText } from "#app/content/messages/pages/office-links.ts";
import { shopContext } from "#app/context.ts";
import { byUser } from "#app/domain/actor.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { addDays, indiaDate } from "#app/domain/india-time.ts";
import { may } from "#app/domain/permissions.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import {
  createRedirect,
  listRedirects,
  listUnknownPaths,
  removeRedirect,
} from "#app/services/pages/redirects.server.ts";
import type { Route } from "./+types/index";

const text = officeLinksText;

type Answer = ScreenAnswer<{ typed?: { fromPath: string; toPath: string } }>;
const SEARCHED_DAYS = 30;

export const middleware: Route.MiddlewareFunction[] = [allowOnly("edit-content")];

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = context.get(shopContext);
  const since = addDays(indiaDate(clock()), -SEARCHED_DAYS);
  const [unknown, redirects] = await Promise.all([
    listUnknownPaths(db, { since, limit: 50 }),
    listRedirects(db),
  ]);
  return { unknown, redirects, isOwner: may(accountOf(context).role, "edit-site-links") };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock } = context.get(shopContext);
  const form = await readForm(request);
  const fromPath = fieldText(form, "fromPath");
  const toPath = fieldText(form, "toPath");
  const by = { actor: byUser(accountOf(context)), now: clock() };
  switch (fieldText(form, "intent")) {
    case "send": {
      const sent = await createRedirect(db, { fromPath, toPath, ...by });
      return sent.ok ? done(text.unknown.sent(fromPath)) : refuse(sent.reason, { fromPath, toPath });
    }
    case "remove": {
      const removed = await removeRedirect(db, { fromPath, toPath, ...by });
      return removed.ok ? data<Answer>({ reply: removedReply(form, removed.value) }) : refuse(removed.reason);
    }
    default:
      throw data(undefined, { status: 400 });
  }
}

const STATUS_OF = {
  "bad-path": 422,
  "other-host": 422,
  "has-page": 409,
  loop: 409,
  exists: 409,
  "not-found": 404,
} satisfies Record<keyof typeof text.unknown.refusals, number>;

function done(sentence: string) {
  return data<Answer>({ reply: { isDone: true, sentence } });
}

function refuse(reason: keyof typeof STATUS_OF, typed?: Answer["typed"]) {
  const reply = { isDone: false, sentence: text.unknown.refusals[reason] };
  return data<Answer>({ reply, ...(typed && { typed }) }, { status: STATUS_OF[reason] });
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, text.title);

export default function Links({ loaderData, actionData }: Route.ComponentProps) {
  const words = officeLinksText;
  const { unknown, redirects, isOwner } = loaderData;
  return (
    <OfficePage title={words.title} note={words.unknown.note}>
      <LinksNav current="unknown" isOwner={isOwner} />
      <OfficeAnswer reply={actionData?.reply} />
      <Card title={words.unknown.title} isPadded={false}>
        <UnknownPaths paths={unknown} typed={actionData?.typed} />
      </Card>
      <Card title={words.unknown.moved} isPadded={false}>
        <Redirects redirects={redirects} />
      </Card>
    </OfficePage>
  );
}
