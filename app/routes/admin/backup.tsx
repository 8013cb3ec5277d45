import { data, type RouterContextProvider } from "react-router";
import { ProofPage } from "#app/components/admin/accounts/proof-page.tsx";
import { BackupActs } from "#app/components/admin/office/backup/backup-acts.tsx";
import { BackupFacts } from "#app/components/admin/office/backup/backup-facts.tsx";
import { BringBack } from "#app/components/admin/office/backup/bring-back.tsx";
import { KeyCard } from "#app/components/admin/office/backup/key-card.tsx";
import { TurnOnCard } from "#app/components/admin/office/backup/turn-on-card.tsx";
import { CopiesAlarm, DrillAlarm, SafeLine } from "#app/components/admin/office/copies.tsx";
import { OfficeAnswer, type OfficeReply, type ScreenAnswer } from "#app/components/admin/office-answer.tsx";
import { OfficePage, TwoColumns } from "#app/components/admin/office-page.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { officeBackupText } from "#app/content/messages/office/office-backup.ts";
import { shopContext } from "#app/context.ts";
import { wantedProof } from "#app/domain/accounts/wanted-proof.ts";
import type { CopyKeeper } from "#app/domain/copy-keeper.ts";
import { fieldText, typedTexts } from "#app/domain/form/form-text.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { ASKED_PLACES } from "#app/domain/key-words.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { askProof, takeProof } from "#app/middleware/proof.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import {
  confirmCopyKey,
  keepCopyDays,
  showCopyKey,
  turnOffCopies,
  turnOnCopies,
} from "#app/services/accounts/keep-copies.server.ts";
import { findBackup } from "#app/services/office/find-copies.server.ts";
import type { Route } from "./+types/backup";

const text = officeBackupText;
/** They change nothing that cannot be done again. */
const LIGHT_ACTS = ["copy-now", "test-now"];

type Answer = ScreenAnswer<{ keyWords?: string[] }>;

export const middleware: Route.MiddlewareFunction[] = [allowOnly("keep-backup")];

export async function loader({ context }: Route.LoaderArgs) {
  const { db, config, clock, copyKeeper: keeper } = context.get(shopContext);
  const now = clock();
  const backup = keeper && (await findBackup(db, { keeper, dataDir: config.dataDir, now }));
  return { backup, today: indiaDate(now) };
}

/** Copies that go to a thief, the key that opens them, no copies at all: all but the light acts ask for a proof. */
export async function action({ request, context }: Route.ActionArgs) {
  const { copyKeeper: keeper } = context.get(shopContext);
  const form = await readForm(request);
  const proof = await takeProof({ request, context }, form);
  if (!keeper) return answer({ isDone: false, sentence: text.away }, 409);
  const intent = fieldText(form, "intent");
  if (LIGHT_ACTS.includes(intent)) return beginNow(keeper, intent);
  const wanted = await askProof({ request, context }, { form, proof });
  return wanted ?? changeKeeping({ context, keeper, form }, intent);
}

function beginNow(keeper: CopyKeeper, intent: string) {
  if (!keeper.settings()) return answer({ isDone: false, sentence: text.now.off }, 409);
  if (intent === "copy-now") keeper.copyNow();
  else keeper.testNow();
  const { copyBegun, testBegun } = text.now;
  return answer({ isDone: true, sentence: intent === "copy-now" ? copyBegun : testBegun });
}

async function changeKeeping(
  { context, keeper, form }: { context: Readonly<RouterContextProvider>; keeper: CopyKeeper; form: FormData },
  intent: string,
) {
  const { db, clock } = context.get(shopContext);
  const parts = { db, keeper, userId: accountOf(context).userId, now: clock() };
  const refuse = (field: string, sentence: string) =>
    answer(
      {
        isDone: false,
        sentence: text.check,
        errors: { [field]: sentence },
        typed: typedTexts(form, [field]),
      },
      422,
    );
  switch (intent) {
    case "turn-on": {
      const turned = await turnOnCopies(parts, fieldText(form, "place").trim());
      if (!turned.ok) return refuse("place", text.refusals[turned.reason](turned.detail));
      const keyWords = await showCopyKey(parts);
      return answer({ isDone: true, sentence: text.turnedOn(turned.value.folder) }, 200, keyWords);
    }
    case "keep-days": {
      const kept = await keepCopyDays(parts, fieldText(form, "days"));
      if (kept.ok) return answer({ isDone: true, sentence: text.days.saved(kept.value.days) });
      return kept.reason === "bad-days" ? refuse("days", text.days.bad) : isOff();
    }
    case "turn-off": {
      const stopped = await turnOffCopies(parts);
      return stopped.ok
        ? answer({ isDone: true, sentence: text.stop.stopped(stopped.value.folder) })
        : isOff();
    }
    case "show-key": {
      const keyWords = await showCopyKey(parts);
      return keyWords ? data<Answer>({ keyWords }) : answer({ isDone: false, sentence: text.key.gone }, 409);
    }
    case "confirm-key": {
      const typed = ASKED_PLACES.map((place) => fieldText(form, `word${place}`));
      const confirmed = await confirmCopyKey(parts, typed);
      if (confirmed.ok) return answer({ isDone: true, sentence: text.key.noted });
      if (confirmed.reason === "shown-already")
        return answer({ isDone: false, sentence: text.key.gone }, 409);
      return answer({ isDone: false, sentence: text.key.wrong }, 422, confirmed.words);
    }
    default:
      throw data(undefined, { status: 400 });
  }
}

function isOff() {
  return answer({ isDone: false, sentence: text.now.off }, 409);
}

function answer(reply: OfficeReply, status = 200, keyWords?: string[]) {
  return data<Answer>({ reply, ...(keyWords && { keyWords }) }, { status });
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, text.title);

export default function Backup({ loaderData: { backup, today }, actionData }: Route.ComponentProps) {
  const words = officeBackupText;
  const wanted = wantedProof(actionData);
  if (wanted) return <ProofPage wanted={wanted} cancelTo="/admin/backup" />;
  const { reply, keyWords }: Answer = actionData && !("wantedProof" in actionData) ? actionData : {};
  if (!backup)
    return (
      <OfficePage title={words.title} note={words.note}>
        <Notice>{words.away}</Notice>
      </OfficePage>
    );
  const { settings, condition, drill, ordersSince } = backup;
  const isWell = settings && condition.kind !== "stopped";
  return (
    <OfficePage
      title={words.title}
      note={words.note}
      actions={isWell && <SafeLine copies={condition} drill={drill} />}
    >
      <OfficeAnswer reply={reply} />
      {condition.kind === "stopped" && (
        <CopiesAlarm copies={condition} ordersSince={ordersSince} today={today} />
      )}
      {condition.kind === "stopped" && condition.error && (
        <p className="[overflow-wrap:anywhere]">
          <b>{words.why}</b> {condition.error}
        </p>
      )}
      {(drill.kind === "failed" || drill.kind === "late") && <DrillAlarm drill={drill} />}
      <TwoColumns
        main={
          settings ? (
            <>
              {(keyWords || backup.isKeyWaiting) && <KeyCard words={keyWords} />}
              <BackupFacts {...backup} settings={settings} />
            </>
          ) : (
            <TurnOnCard isDaily={backup.isDaily} typed={reply?.typed?.place} error={reply?.errors?.place} />
          )
        }
        side={
          <>
            {settings && (
              <BackupActs settings={settings} typed={reply?.typed ?? {}} errors={reply?.errors ?? {}} />
            )}
            <BringBack />
          </>
        }
      />
    </OfficePage>
  );
}
