import { data } from "react-router";
import { ProofPage } from "#app/components/admin/accounts/proof-page.tsx";
import { ChangedMeanwhile } from "#app/components/admin/changed-meanwhile.tsx";
import { changedReply } from "#app/components/admin/changed-reply.ts";
import { OfficeAnswer, type ScreenAnswer } from "#app/components/admin/office-answer.tsx";
import { Card, OfficePage } from "#app/components/admin/office-page.tsx";
import { SettingForm } from "#app/components/admin/shop/setting-form.tsx";
import { settingInput, settingLabelInRow, settingShown } from "#app/components/admin/shop/setting-label.ts";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Link } from "#app/components/ui/link.ts";
import { officeSettingsText } from "#app/content/messages/shop/office-settings.ts";
import { shopContext } from "#app/context.ts";
import { wantedProof } from "#app/domain/accounts/wanted-proof.ts";
import { rupees } from "#app/domain/money.ts";
import { isGraveSetting } from "#app/domain/shop/payee.ts";
import {
  SETTINGS_GROUPS,
  type SettingField,
  type SettingsGroup,
  settingFields,
} from "#app/domain/shop/setting-fields.ts";
import {
  type SettingTexts,
  sentTexts,
  settingTexts,
  settingValue,
  withRowsChanged,
} from "#app/domain/shop/setting-form.ts";
import { accountOf, callerOf } from "#app/middleware/account.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { askProof, takeProof } from "#app/middleware/proof.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { changeSettings } from "#app/services/accounts/change-settings.server.ts";
import { findLastChange } from "#app/services/office/list-audit.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import type { SettingProblem } from "#app/services/shop/save-settings.server.ts";
import { versionOf } from "#app/services/version.server.ts";
import type { Route } from "./+types/$group";

const text = officeSettingsText;

type Answer = ScreenAnswer<{
  /** What was typed and the version it was made from, when it is not saved yet. */
  typed?: { texts: SettingTexts; version: string | undefined };
  /** What somebody else saved meanwhile. */
  stored?: SettingTexts;
  focus?: string | undefined;
}>;

export const middleware: Route.MiddlewareFunction[] = [allowOnly("edit-settings")];

export async function loader({ params, context }: Route.LoaderArgs) {
  const group = groupOf(params.group);
  return { group, fields: settingFields(group), ...(await findStored(context.get(shopContext).db, group)) };
}

async function findStored(db: Parameters<typeof findSettings>[0], group: SettingsGroup) {
  const value = (await findSettings(db))[group];
  return { texts: settingTexts(settingFields(group), value), version: versionOf(value) };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { auth, db } = context.get(shopContext);
  const group = groupOf(params.group);
  const form = await readForm(request);
  const proof = await takeProof({ request, context }, form);
  const { intent = "", version, ...texts } = sentTexts(form);
  const fields = settingFields(group);
  if (intent !== "save") {
    const changed = withRowsChanged(texts, intent);
    if (!changed) throw data(undefined, { status: 400 });
    return answer(rowsAnswer(fields, { intent, typed: { texts: changed, version } }));
  }
  const value = settingValue(fields, texts);
  const isGrave = isGraveSetting(group, (await findSettings(db))[group], value);
  const wanted = isGrave && (await askProof({ request, context }, { form, proof }));
  if (wanted) return wanted;
  const saved = await changeSettings(auth, {
    group,
    value,
    version,
    userId: accountOf(context).userId,
    caller: callerOf({ request, context }),
  });
  if (saved.ok) return answer({ reply: { isDone: true, sentence: text[saved.value] } });
  if (saved.reason === "changed") {
    const reply = changedReply(await findLastChange(db, `settings ${group}`));
    const stored = await findStored(db, group);
    return answer({ reply, typed: { texts, version: stored.version }, stored: stored.texts }, 409);
  }
  const errors = Object.fromEntries(
    saved.problems.map((problem) => [problem.name, sentenceFor(fields, problem)]),
  );
  const reply = { isDone: false, sentence: text.refused, errors };
  return answer({ reply, typed: { texts, version } }, 422);
}

function rowsAnswer(
  fields: SettingField[],
  { intent, typed }: { intent: string; typed: NonNullable<Answer["typed"]> },
): Answer {
  const isAdded = intent.startsWith("add:");
  const list = intent.slice(intent.indexOf(":") + 1);
  const field = fields.find((each) => each.name === list);
  const firstCell = field?.input === "list" ? field.columns[0]?.name : undefined;
  return {
    reply: { isDone: true, sentence: isAdded ? text.rowAdded : text.rowRemoved },
    typed,
    focus: isAdded ? `${list}.${Number(typed.texts[list]) - 1}.${firstCell}` : undefined,
  };
}

function groupOf(name: string): SettingsGroup {
  const group = SETTINGS_GROUPS.find((each) => each === name);
  if (!group) throw data(undefined, { status: 404 });
  return group;
}

function answer(said: Answer, status = 200) {
  return data<Answer>(said, { status });
}

function sentenceFor(fields: SettingField[], problem: SettingProblem): string {
  const input = settingInput(fields, problem.name);
  switch (problem.problem) {
    case "at-least":
    case "at-most": {
      const limit = input === "rupees" ? rupees(problem.limit) : String(problem.limit);
      return problem.problem === "at-least" ? text.atLeast(limit) : text.atMost(limit);
    }
    case "format":
      return text.formatProblems[input] ?? text.problems.format;
    default:
      return text.problems[problem.problem];
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  personalMeta(matches, text.groups[loaderData?.group ?? ""]?.title ?? text.title);

export default function SettingsOfGroup({ loaderData, actionData }: Route.ComponentProps) {
  const words = officeSettingsText;
  const { group, fields } = loaderData;
  const wanted = wantedProof(actionData);
  if (wanted) return <ProofPage wanted={wanted} cancelTo={`/admin/settings/${group}`} />;
  const said: Answer = actionData && !("wantedProof" in actionData) ? actionData : {};
  const texts = said.typed?.texts ?? loaderData.texts;
  const version = said.typed?.version ?? loaderData.version;
  const state = { group, texts, version, errors: said.reply?.errors ?? {}, focus: said.focus };
  const { title, note } = words.groups[group] ?? { title: group, note: "" };
  return (
    <OfficePage
      title={title}
      note={note}
      actions={
        <>
          {group === "shop" && (
            <Link to="/admin/payments/upi-test" className="btn btn-quiet">
              {words.testUpi}
            </Link>
          )}
          <Link to="/admin/settings" className="btn btn-quiet">
            {words.back}
          </Link>
        </>
      }
    >
      <Card>
        <SettingForm key={JSON.stringify(state)} fields={fields} state={state}>
          <OfficeAnswer reply={said.reply} isListing={false} />
          {said.stored && (
            <ChangedMeanwhile
              stored={said.stored}
              typed={texts}
              labelOf={(name) => settingLabelInRow(words, { group, name })}
              textOf={(name, text) => settingShown(words, { input: settingInput(fields, name), text })}
            />
          )}
        </SettingForm>
      </Card>
    </OfficePage>
  );
}
