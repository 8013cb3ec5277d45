import { data } from "react-router";
import { PoisonSummary } from "#app/components/admin/catalog/poisons/poison-summary.tsx";
import { Signature } from "#app/components/admin/catalog/poisons/signature.tsx";
import { OfficeAnswer, type ScreenAnswer } from "#app/components/admin/office-answer.tsx";
import { OfficePage, TwoColumns } from "#app/components/admin/office-page.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { officePoisonsText } from "#app/content/messages/catalog/office-poisons.ts";
import { formatDate } from "#app/content/messages/dates.ts";
import { shopContext } from "#app/context.ts";
import { byUser } from "#app/domain/actor.ts";
import { signatureFields } from "#app/domain/catalog/poison-form.ts";
import { choiceOf, openedOf } from "#app/domain/catalog/poison-review.ts";
import { SOLD_TO } from "#app/domain/catalog/sold-to.ts";
import { fieldNames, parseForm } from "#app/domain/form/form.ts";
import { fieldLine } from "#app/domain/form/form-lines.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { listPoisons } from "#app/services/catalog/poisons/list-poisons.server.ts";
import { signPoisons } from "#app/services/catalog/poisons/sign-poisons.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import type { Route } from "./+types/sign";

const NAMES = fieldNames(signatureFields);

export const middleware: Route.MiddlewareFunction[] = [allowOnly("sign-poisons")];

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = context.get(shopContext);
  const [{ entries, issuedOn }, { legal }] = await Promise.all([listPoisons(db), findSettings(db)]);
  const kept = entries.filter(({ packs }) => packs.length > 0);
  return {
    statement: officePoisonsText.sign.statement(entries.length, formatDate(issuedOn)),
    groups: SOLD_TO.toReversed().map((who) => ({
      who,
      names: kept.filter((entry) => choiceOf(entry) === who).map(({ name }) => name),
    })),
    opened: openedOf(kept).map(({ remedy, name, decision }) => ({
      remedy,
      name,
      reason: decision?.reason ?? "",
    })),
    isAllRead: kept.every(({ decision }) => decision),
    isSigned: entries.every((entry) => entry.isSigned),
    competentPerson: legal.competentPerson,
    now: clock(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock } = context.get(shopContext);
  const { sign } = officePoisonsText;
  const form = await readForm(request);
  const typed = Object.fromEntries(NAMES.map((name) => [name, fieldLine(form, name)]));
  const read = parseForm(signatureFields, form);
  if (!read.ok) {
    const errors = Object.fromEntries(
      Object.entries(read.problems).map(([name, problem]) => [name, problemSentence(name as Name, problem)]),
    );
    return refuse({ isDone: false, sentence: sign.refused, errors, typed }, 422);
  }
  const { competent: _, ...signatory } = read.value;
  const { entries, issuedOn } = await listPoisons(db);
  const statement = sign.statement(entries.length, formatDate(issuedOn));
  const actor = byUser(accountOf(context));
  const signed = await signPoisons(db, { ...signatory, statement, actor, now: clock() });
  if (!signed.ok) return refuse({ isDone: false, sentence: sign.unread, typed }, 409);
  return data<ScreenAnswer>({ reply: { isDone: true, sentence: sign.done } });
}

type Name = (typeof NAMES)[number];

function problemSentence(name: Name, problem: "required" | "too-long" | "consent"): string {
  const { problems } = officePoisonsText.sign;
  return problem === "required" ? problems.required[name] : problems[problem];
}

function refuse(reply: NonNullable<ScreenAnswer["reply"]>, status: number) {
  return data<ScreenAnswer>({ reply }, { status });
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, officePoisonsText.sign.title);

export default function SignPoisons({ loaderData, actionData }: Route.ComponentProps) {
  const { sign: words } = officePoisonsText;
  const reply = actionData?.reply;
  return (
    <OfficePage title={words.title}>
      <OfficeAnswer reply={reply} />
      <TwoColumns
        main={<PoisonSummary groups={loaderData.groups} opened={loaderData.opened} />}
        side={<Signature {...loaderData} typed={reply?.typed} errors={reply?.errors} />}
      />
    </OfficePage>
  );
}
