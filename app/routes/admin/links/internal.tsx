import { data } from "react-router";
import { KeyPaging } from "#app/components/admin/key-paging.tsx";
import { OfficeAnswer, type ScreenAnswer } from "#app/components/admin/office-answer.tsx";
import { Card, OfficePage, TwoColumns } from "#app/components/admin/office-page.tsx";
import { OfficeSearchLine } from "#app/components/admin/office-search.tsx";
import { AddInternalLink, InternalLinkTable } from "#app/components/admin/pages/internal-links.tsx";
import { LinksNav } from "#app/components/admin/pages/links-nav.tsx";
import { removedReply } from "#app/components/admin/removed-reply.ts";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { officeLinksText } from "#app/content/messages/pages/office-links.ts";
import { shopContext } from "#app/context.ts";
import { byUser } from "#app/domain/actor.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { cleanLine } from "#app/domain/form/plain-text.ts";
import { parseRowId } from "#app/domain/form/row-id.ts";
import { internalLinkProblems } from "#app/domain/pages/internal-link.ts";
import { may } from "#app/domain/permissions.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import {
  addInternalLink,
  listLinksToEdit,
  removeInternalLink,
  switchInternalLink,
} from "#app/services/pages/change-internal-links.server.ts";
import type { Route } from "./+types/internal";

const text = officeLinksText;

type Answer = ScreenAnswer<{ values: Record<string, string> }>;

export const middleware: Route.MiddlewareFunction[] = [allowOnly("edit-content")];

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const q = cleanLine(query.get("q") ?? "").slice(0, 80);
  const after = parseRowId(query.get("after"));
  const links = await listLinksToEdit(context.get(shopContext).db, { q, after });
  const isOwner = may(accountOf(context).role, "edit-site-links");
  return { q, links, isOwner, isFirst: after === undefined };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock } = context.get(shopContext);
  const form = await readForm(request);
  const typed = (name: string) => fieldText(form, name);
  const id = parseRowId(fieldText(form, "id")) ?? 0;
  const by = { actor: byUser(accountOf(context)), now: clock() };
  switch (fieldText(form, "intent")) {
    case "add": {
      const values = {
        sourcePage: typed("sourcePage"),
        targetPage: typed("targetPage"),
        anchorText: typed("anchorText"),
      };
      const errors = Object.entries(internalLinkProblems(values)).map(([field, problem]) => [
        field,
        text.internal.refusals[problem],
      ]);
      if (errors.length > 0) {
        const reply = { isDone: false, sentence: text.checkFields, errors: Object.fromEntries(errors) };
        return data<Answer>({ reply, values }, { status: 422 });
      }
      const added = await addInternalLink(db, { ...values, ...by });
      return added.ok ? done(text.internal.added) : refuse(added.reason, values);
    }
    case "show":
    case "hide": {
      const switched = await switchInternalLink(db, {
        id,
        isActive: fieldText(form, "intent") === "show",
        ...by,
      });
      return switched.ok ? done(text.internal.switched) : refuse(switched.reason);
    }
    case "remove": {
      const removed = await removeInternalLink(db, { id, ...by });
      return removed.ok
        ? data<Answer>({ reply: removedReply(form, removed.value), values: {} })
        : refuse(removed.reason);
    }
    default:
      throw data(undefined, { status: 400 });
  }
}

const STATUS_OF = {
  "bad-path": 422,
  "shows-none": 422,
  "no-words": 422,
  "same-page": 422,
  claims: 422,
  exists: 409,
  "not-found": 404,
} satisfies Record<keyof typeof text.internal.refusals, number>;

function done(sentence: string) {
  return data<Answer>({ reply: { isDone: true, sentence }, values: {} });
}

function refuse(reason: keyof typeof STATUS_OF, values: Record<string, string> = {}) {
  const reply = { isDone: false, sentence: text.internal.refusals[reason] };
  return data<Answer>({ reply, values }, { status: STATUS_OF[reason] });
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, text.nav.internal);

export default function InternalLinks({ loaderData, actionData }: Route.ComponentProps) {
  const words = officeLinksText;
  const { q, links, isOwner, isFirst } = loaderData;
  return (
    <OfficePage title={words.title} note={words.internal.note}>
      <LinksNav current="internal" isOwner={isOwner} />
      <OfficeAnswer reply={actionData?.reply} />
      <TwoColumns
        main={
          <Card isPadded={false}>
            <OfficeSearchLine label={words.internal.search} button={words.internal.searchButton} q={q} />
            <InternalLinkTable links={links.rows} />
            <KeyPaging after={links.after?.toString()} isFirst={isFirst} />
          </Card>
        }
        side={
          <Card title={words.internal.add}>
            <AddInternalLink
              key={links.rows.length}
              values={actionData?.values ?? {}}
              errors={actionData?.reply?.errors ?? {}}
            />
          </Card>
        }
      />
    </OfficePage>
  );
}
