import { data } from "react-router";
import { changedReply } from "#app/components/admin/changed-reply.ts";
import { OfficeAnswer, type ScreenAnswer } from "#app/components/admin/office-answer.tsx";
import { Card, OfficePage, TwoColumns } from "#app/components/admin/office-page.tsx";
import {
  AddGalleryPicture,
  GalleryPictureForm,
  type TypedCaption,
} from "#app/components/admin/pages/gallery-picture.tsx";
import { removedReply } from "#app/components/admin/removed-reply.ts";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { officeText } from "#app/content/messages/office.ts";
import { officeGalleryText } from "#app/content/messages/pages/office-gallery.ts";
import { clientContext, shopContext } from "#app/context.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { parseRowId } from "#app/domain/form/row-id.ts";
import { UPLOAD_MAX_BYTES } from "#app/domain/upload.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { readUploadForm, type SentFile } from "#app/middleware/read-upload.server.ts";
import { findLastChange } from "#app/services/office/list-audit.server.ts";
import {
  addGalleryPicture,
  changeGalleryPicture,
  listGalleryPictures,
  removeGalleryPicture,
} from "#app/services/pages/change-gallery.server.ts";
import { GALLERY_SECTIONS } from "#app/services/pages/gallery.server.ts";
import { versionOf } from "#app/services/version.server.ts";
import type { Route } from "./+types/gallery";

const text = officeGalleryText;

type Answer = ScreenAnswer<{ alt: string; typed?: TypedCaption }>;
type Refusal = keyof typeof text.refusals;

export const middleware: Route.MiddlewareFunction[] = [allowOnly("edit-content")];

export async function loader({ context }: Route.LoaderArgs) {
  const pictures = await listGalleryPictures(context.get(shopContext).db);
  return {
    sections: GALLERY_SECTIONS.map((name) => ({
      name,
      pictures: pictures
        .filter((each) => each.section === name)
        .map((each) => ({ ...each, version: versionOf(each) })),
    })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, files, clock } = context.get(shopContext);
  const sent = await readUploadForm(request, {
    maxFileBytes: UPLOAD_MAX_BYTES.picture,
    maxFiles: 1,
    client: context.get(clientContext),
  });
  if (!sent.ok) return refuse(sent.reason);
  const { form } = sent.value;
  const alt = fieldText(form, "alt");
  const id = parseRowId(fieldText(form, "id")) ?? 0;
  const by = { userId: accountOf(context).userId, now: clock() };
  switch (fieldText(form, "intent")) {
    case "add": {
      const section = GALLERY_SECTIONS.find((each) => each === fieldText(form, "section"));
      const [file] = sent.value.files as [SentFile?];
      const { refusals } = text;
      const errors = {
        ...(!section && { section: refusals["bad-section"] }),
        ...(!file && { file: refusals.empty }),
        ...(!alt.trim() && { alt: refusals["no-alt"] }),
      };
      if (!section || !file || !alt.trim())
        return data<Answer>(
          { reply: { isDone: false, sentence: text.checkFields, errors }, alt },
          { status: 422 },
        );
      const added = await addGalleryPicture(db, files, { section, alt, file, ...by });
      return added.ok ? done(text.added) : refuse(added.reason, alt);
    }
    case "change": {
      const version = form.has("version") ? fieldText(form, "version") : undefined;
      const position = fieldText(form, "position");
      const change = { id, alt, position: Number(position || Number.NaN), version };
      const changed = await changeGalleryPicture(db, { ...change, ...by });
      if (changed.ok) return done(text.changed);
      const typed = { id, alt, position, version };
      if (changed.reason !== "changed") return refuse(changed.reason, "", typed);
      const reply = changedReply(await findLastChange(db, `gallery picture ${id}`));
      const stored = (await listGalleryPictures(db)).find((each) => each.id === id);
      const now = { version: versionOf(stored), stored };
      return data<Answer>({ reply, alt: "", typed: { ...typed, ...now } }, { status: 409 });
    }
    case "remove": {
      const removed = await removeGalleryPicture(db, { id, ...by });
      return removed.ok
        ? data<Answer>({ reply: removedReply(form, removed.value), alt: "" })
        : refuse(removed.reason);
    }
    default:
      throw data(undefined, { status: 400 });
  }
}

function done(sentence: string) {
  return data<Answer>({ reply: { isDone: true, sentence }, alt: "" });
}

function refuse(reason: Refusal, alt = "", typed?: TypedCaption) {
  const status = { "not-found": 404, "too-large": 413, unreadable: 400, busy: 503 }[reason as string] ?? 422;
  const reply = { isDone: false, sentence: text.refusals[reason] };
  return data<Answer>({ reply, alt, ...(typed && { typed }) }, { status });
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, text.title);

export default function Gallery({ loaderData, actionData }: Route.ComponentProps) {
  const words = officeGalleryText;
  const { nothing } = officeText;
  const { sections } = loaderData;
  const typed = actionData?.typed;
  const count = sections.reduce((sum, { pictures }) => sum + pictures.length, 0);
  return (
    <OfficePage title={words.title} note={words.note}>
      <OfficeAnswer reply={actionData?.reply} />
      <TwoColumns
        main={sections.map(({ name, pictures }) => (
          <Card key={name} title={words.sections[name]}>
            {pictures.length === 0 && <p className="text-ink-2">{nothing}</p>}
            <ul className="grid gap-4 sm:grid-cols-2">
              {pictures.map((picture) => {
                const own = typed?.id === picture.id ? typed : undefined;
                return (
                  <GalleryPictureForm key={JSON.stringify([picture, own])} picture={picture} typed={own} />
                );
              })}
            </ul>
          </Card>
        ))}
        side={
          <Card title={words.add}>
            <AddGalleryPicture
              key={count}
              alt={actionData?.alt ?? ""}
              errors={actionData?.reply?.errors ?? {}}
            />
          </Card>
        }
      />
    </OfficePage>
  );
}
