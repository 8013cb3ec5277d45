import { data } from "react-router";
import { AskOnce } from "#app/components/admin/ask-once.tsx";
import { ChangedMeanwhile } from "#app/components/admin/changed-meanwhile.tsx";
import { changedReply } from "#app/components/admin/changed-reply.ts";
import { OfficeAnswer, type ScreenAnswer } from "#app/components/admin/office-answer.tsx";
import { Card, OfficePage } from "#app/components/admin/office-page.tsx";
import { ClaimList } from "#app/components/admin/pages/claim-list.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Button } from "#app/components/ui/button.tsx";
import { TextArea } from "#app/components/ui/field.tsx";
import { Form, Link } from "#app/components/ui/link.ts";
import { officeText } from "#app/content/messages/office.ts";
import { officePagesText } from "#app/content/messages/pages/office-pages.ts";
import { type Shop, shopContext } from "#app/context.ts";
import type { ClaimFinding } from "#app/domain/catalog/health-claims.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { noticeServices } from "#app/middleware/outside-services.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { findFacts } from "#app/services/facts.server.ts";
import { findLastChange } from "#app/services/office/list-audit.server.ts";
import { listContentBlocks, showContent } from "#app/services/pages/content/find-content.server.ts";
import { restoreContent, saveContent } from "#app/services/pages/content/save-content.server.ts";
import { versionOf } from "#app/services/version.server.ts";
import type { Route } from "./+types/$key";

const text = officePagesText.texts;

type Answer = ScreenAnswer<{
  html?: string;
  version?: string | undefined;
  claims?: ClaimFinding[];
  previewHtml?: string;
  /** What somebody else saved meanwhile. */
  storedHtml?: string;
}>;

export const middleware: Route.MiddlewareFunction[] = [allowOnly("edit-content")];

export async function loader({ params, context }: Route.LoaderArgs) {
  const blocks = await listContentBlocks(context.get(shopContext).db);
  const block = blocks.find(({ key }) => key === params.key);
  if (!block) throw data(undefined, { status: 404 });
  const { title, path, currentHtml, updatedAt } = block;
  return { title, path, currentHtml, version: versionOf(currentHtml), isOwn: updatedAt !== undefined };
}

/** Undefined for a text that does not exist. */
async function preview({ db, config }: Shop, key: string, html: string): Promise<string | undefined> {
  const block = (await listContentBlocks(db)).find((each) => each.key === key);
  const outside = await noticeServices(config);
  const known = await findFacts(db, { ...config, copyDays: outside.copyDays });
  return block && showContent(html, { key: block.key, known, outside }).html;
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { db, clock } = context.get(shopContext);
  const form = await readForm(request);
  const html = fieldText(form, "html");
  const version = form.has("version") ? fieldText(form, "version") : undefined;
  const by = { userId: accountOf(context).userId, now: clock() };
  switch (fieldText(form, "intent")) {
    case "preview":
      return data<Answer>({
        html,
        version,
        previewHtml: await preview(context.get(shopContext), params.key, html),
      });
    case "restore": {
      const block = (await listContentBlocks(db)).find(({ key }) => key === params.key);
      if (!block) throw data(undefined, { status: 404 });
      const restored = await restoreContent(db, { key: block.key, ...by });
      const undo = restored.ok && { undoId: restored.value.undoId };
      return data<Answer>({ reply: { isDone: true, sentence: text.restored, ...undo } });
    }
    case "save": {
      const saved = await saveContent(db, { key: params.key, html, version, ...by });
      if (saved.ok) return data<Answer>({ reply: { isDone: true, sentence: text.saved } });
      if (saved.reason === "changed") {
        const reply = changedReply(await findLastChange(db, params.key));
        const stored = (await listContentBlocks(db)).find(({ key }) => key === params.key)!.currentHtml;
        const now = { version: versionOf(stored), storedHtml: stored };
        return data<Answer>({ reply, html, ...now }, { status: 409 });
      }
      const sentence =
        saved.reason === "unknown-words"
          ? text.unknownWords(saved.words.join(", "))
          : text.refusals[saved.reason];
      const claims = saved.reason === "claims" ? saved.claims : [];
      const status = saved.reason === "unknown-key" ? 404 : 422;
      return data<Answer>({ reply: { isDone: false, sentence }, html, version, claims }, { status });
    }
    default:
      throw data(undefined, { status: 400 });
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  personalMeta(matches, loaderData?.title ?? officePagesText.title);

export default function TextOfShop({ loaderData, actionData }: Route.ComponentProps) {
  const words = officePagesText;
  const { save } = officeText;
  const { title, path, currentHtml, isOwn } = loaderData;
  const html = actionData?.html ?? currentHtml;
  return (
    <OfficePage
      title={title}
      note={words.texts.note}
      actions={
        <Link to={path} className="btn btn-quiet">
          {words.show}
        </Link>
      }
    >
      <OfficeAnswer reply={actionData?.reply} />
      <ClaimList claims={actionData?.claims} />
      {actionData?.storedHtml !== undefined && (
        <ChangedMeanwhile
          stored={{ html: actionData.storedHtml }}
          typed={{ html }}
          labelOf={() => words.texts.body}
        />
      )}
      <Card>
        <Form method="post" preventScrollReset className="grid gap-4">
          <input type="hidden" name="version" value={actionData?.version ?? loaderData.version} />
          <TextArea
            key={html}
            name="html"
            label={words.texts.body}
            hint={words.htmlHint}
            rows={22}
            defaultValue={html}
            className="**:[textarea]:font-mono **:[textarea]:text-sm"
          />
          <div className="flex flex-wrap gap-3">
            <Button name="intent" value="save">
              {save}
            </Button>
            <button type="submit" name="intent" value="preview" className="btn btn-quiet">
              {words.texts.preview}
            </button>
          </div>
        </Form>
      </Card>
      {actionData?.previewHtml !== undefined && (
        <Card title={words.texts.preview}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: showContent sanitised it */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: actionData.previewHtml }} />
        </Card>
      )}
      {isOwn && (
        <AskOnce button={words.texts.restore}>
          <p>{words.texts.restoreAsk}</p>
          <Form method="post">
            <Button name="intent" value="restore">
              {words.texts.restore}
            </Button>
          </Form>
        </AskOnce>
      )}
    </OfficePage>
  );
}
