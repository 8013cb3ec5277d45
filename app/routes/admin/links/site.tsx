import { data } from "react-router";
import { changedReply } from "#app/components/admin/changed-reply.ts";
import { OfficeAnswer, type ScreenAnswer } from "#app/components/admin/office-answer.tsx";
import { Card, OfficePage } from "#app/components/admin/office-page.tsx";
import { BuiltInLinks } from "#app/components/admin/pages/built-in-links.tsx";
import { LinksNav } from "#app/components/admin/pages/links-nav.tsx";
import { SiteLinkForm, type SiteLinkRow } from "#app/components/admin/pages/site-link-form.tsx";
import { removedReply } from "#app/components/admin/removed-reply.ts";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { linksOf, REPLACED_LINKS } from "#app/components/layout/site-links.ts";
import { officeText } from "#app/content/messages/office.ts";
import { officeLinksText } from "#app/content/messages/pages/office-links.ts";
import { shellText } from "#app/content/messages/shell.ts";
import { shopContext } from "#app/context.ts";
import { byUser } from "#app/domain/actor.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { parseRowId } from "#app/domain/form/row-id.ts";
import { type NewSiteLink, newSiteLinkSchema } from "#app/domain/pages/site-link.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { findLastChange } from "#app/services/office/list-audit.server.ts";
import {
  addSiteLink,
  deleteSiteLink,
  listSiteLinks,
  updateSiteLink,
} from "#app/services/pages/site-links.server.ts";
import { versionOf } from "#app/services/version.server.ts";
import type { Route } from "./+types/site";

const text = officeLinksText;
const EMPTY: SiteLinkRow = { position: "footer", label: "", url: "", sortOrder: 0, isActive: true };

type Answer = ScreenAnswer<{
  /** What was refused, as it was typed. */
  link?: SiteLinkRow;
  /** What somebody else saved meanwhile. */
  stored?: SiteLinkRow | undefined;
}>;

export const middleware: Route.MiddlewareFunction[] = [allowOnly("edit-site-links")];

export async function loader({ context }: Route.LoaderArgs) {
  const links = await listSiteLinks(context.get(shopContext).db);
  return { links: links.map((link) => ({ ...link, version: versionOf(link) })) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock } = context.get(shopContext);
  const form = await readForm(request);
  const id = form.has("id") ? (parseRowId(fieldText(form, "id")) ?? 0) : undefined;
  const by = { actor: byUser(accountOf(context)), now: clock() };
  switch (fieldText(form, "intent")) {
    case "save": {
      const typed = linkOf(form);
      const link = { ...typed, sortOrder: Number(typed.sortOrder || Number.NaN) };
      const wrong = newSiteLinkSchema.safeParse(link).error?.issues ?? [];
      if (wrong.length > 0) {
        const errors = wrong.map(({ path: [field] }) => [
          `${String(field)}-${id ?? "new"}`,
          text.site.problems[String(field)],
        ]);
        const reply = { isDone: false, sentence: text.checkFields, errors: Object.fromEntries(errors) };
        return data<Answer>(
          {
            reply,
            link: { ...typed, ...(id && { id }), version: fieldText(form, "version") || undefined },
          },
          { status: 422 },
        );
      }
      const version = form.has("version") ? fieldText(form, "version") : undefined;
      const saved =
        id === undefined
          ? await addSiteLink(db, {
              link,
              builtIn: form.has("keepBuiltIn") ? builtInLinks(link.position) : [],
              ...by,
            })
          : await updateSiteLink(db, { id, updates: link, version, ...by });
      if (saved.ok) return done(text.site.saved);
      const kept = { ...typed, ...(id && { id }), version };
      if (saved.reason !== "changed") return refuse(saved.reason, kept);
      const reply = changedReply(await findLastChange(db, `site-link ${id}`));
      const stored = (await listSiteLinks(db)).find((each) => each.id === id);
      return data<Answer>({ reply, link: { ...kept, version: versionOf(stored) }, stored }, { status: 409 });
    }
    case "remove": {
      const removed = await deleteSiteLink(db, { id: id ?? 0, ...by });
      return removed.ok ? data<Answer>({ reply: removedReply(form, removed.value) }) : refuse(removed.reason);
    }
    default:
      throw data(undefined, { status: 400 });
  }
}

/** The links that the first own one would hide, as the owner would have added them. */
function builtInLinks(position: SiteLinkRow["position"]): NewSiteLink[] {
  const words = REPLACED_LINKS[position] ?? [];
  return linksOf(shellText, words).map(({ text: label, to: url }, place) => ({
    ...{ position, label, url, isActive: true },
    sortOrder: place + 1,
  }));
}

function linkOf(form: FormData): SiteLinkRow {
  const typed = (name: string) => fieldText(form, name);
  return {
    // The service refuses what is neither header nor footer.
    position: typed("position") as SiteLinkRow["position"],
    label: typed("label"),
    url: typed("url"),
    sortOrder: typed("sortOrder"),
    isActive: form.has("isActive"),
  };
}

function done(sentence: string) {
  return data<Answer>({ reply: { isDone: true, sentence } });
}

function refuse(reason: keyof typeof text.site.refusals, link?: SiteLinkRow) {
  const reply = { isDone: false, sentence: text.site.refusals[reason] };
  return data<Answer>({ reply, ...(link && { link }) }, { status: reason === "not-found" ? 404 : 422 });
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, text.nav.site);

export default function SiteLinks({ loaderData, actionData }: Route.ComponentProps) {
  const words = officeLinksText;
  const { nothing } = officeText;
  const { links } = loaderData;
  const refused = actionData?.link;
  // What was typed into a link that somebody took away meanwhile can be added anew.
  const isNew = refused && !links.some(({ id }) => id === refused.id);
  const added = isNew ? { ...refused, id: undefined, version: undefined } : EMPTY;
  return (
    <OfficePage title={words.title} note={words.site.note}>
      <LinksNav current="site" isOwner />
      <OfficeAnswer reply={actionData?.reply} />
      <Card title={words.nav.site} isPadded={false}>
        {links.length === 0 && <p className="p-4 text-ink-2">{nothing}</p>}
        {links.map((link) => {
          if (refused?.id !== link.id) return <SiteLinkForm key={JSON.stringify(link)} link={link} />;
          return (
            <SiteLinkForm
              key={JSON.stringify([link, refused])}
              link={refused}
              stored={actionData?.stored}
              errors={actionData?.reply?.errors}
            />
          );
        })}
      </Card>
      <Card title={words.site.add} isPadded={false}>
        <SiteLinkForm
          key={`${links.length}${added.label}`}
          link={added}
          errors={isNew ? actionData?.reply?.errors : undefined}
        >
          <BuiltInLinks links={links} />
        </SiteLinkForm>
      </Card>
    </OfficePage>
  );
}
