import type { Db } from "#app/db/client.server.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { byUser } from "#app/domain/actor.ts";
import type { AuditAct } from "#app/domain/audit-act.ts";
import type { CopyKeeper } from "#app/domain/copy-keeper.ts";
import { readCopyDays } from "#app/domain/copy-place.ts";
import { hasAskedWords } from "#app/domain/key-words.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { listAdmins, nameOf, queueAdminLetters } from "#app/services/accounts/auth/admin-letters.server.ts";
import { recordAudit } from "#app/services/audit.server.ts";

type Parts = { db: Db; keeper: CopyKeeper; userId: string; now: Date };

/** Has copies kept in that place from now on, a daily one at once; the audit names it, and all admins are told by e-mail. */
export async function turnOnCopies(parts: Parts, place: string): ReturnType<CopyKeeper["turnOn"]> {
  const turned = await parts.keeper.turnOn(place);
  if (!turned.ok) return turned;
  await tellAndRecord(parts, "turn-on-backup", turned.value);
  if (parts.keeper.isDaily) parts.keeper.copyNow();
  return turned;
}

/** Has no more copies kept, and tells all admins by e-mail; gives where those lie that stay. */
export async function turnOffCopies(parts: Parts): Promise<Result<{ folder: string }, "off">> {
  const settings = parts.keeper.settings();
  if (!settings) return refused("off");
  const { folder } = settings;
  parts.keeper.turnOff();
  await tellAndRecord(parts, "turn-off-backup", { folder });
  return ok({ folder });
}

/** Keeps every moment of so many days from now on; what is older goes. */
export async function keepCopyDays(
  parts: Parts,
  typed: string,
): Promise<Result<{ days: number }, "off" | "bad-days">> {
  const settings = parts.keeper.settings();
  if (!settings) return refused("off");
  const days = readCopyDays(typed);
  if (days === undefined) return refused("bad-days");
  parts.keeper.keepDays(days);
  await record(parts, "change-backup-days", { from: settings.days, to: days });
  return ok({ days });
}

/** The words of the key, as long as nobody has shown to have them; each look is written down before. */
export async function showCopyKey(parts: Parts): Promise<string[] | undefined> {
  const words = parts.keeper.keyWords();
  if (words) await record(parts, "show-backup-key", {});
  return words;
}

/** Takes two words of the key for the sign that it is on paper: it is shown no more. Where they are wrong, the words come back. */
export async function confirmCopyKey(
  parts: Parts,
  typed: string[],
): Promise<Result<undefined, "shown-already"> | { ok: false; reason: "wrong-words"; words: string[] }> {
  const words = parts.keeper.keyWords();
  if (!words) return refused("shown-already");
  if (!hasAskedWords(words, typed)) return { ok: false, reason: "wrong-words", words };
  parts.keeper.noteKeyShown();
  await record(parts, "confirm-backup-key", {});
  return ok(undefined);
}

function tellAndRecord(
  parts: Parts,
  act: "turn-on-backup" | "turn-off-backup",
  { folder }: { folder: string },
): Promise<void> {
  const { userId, now } = parts;
  return inTransaction(parts.db, async (db) => {
    await record({ ...parts, db }, act, { folder });
    const what = { kind: "backup", place: act === "turn-on-backup" ? folder : undefined } as const;
    await queueAdminLetters(db, { admins: await listAdmins(db), who: await nameOf(db, userId), what, now });
  });
}

function record(
  { db, userId, now }: Parts,
  act: AuditAct,
  details: Record<string, unknown>,
): Promise<number> {
  return recordAudit(db, { by: byUser({ userId }), act, about: "backup", details, now });
}
