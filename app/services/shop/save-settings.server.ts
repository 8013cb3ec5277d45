import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { Db } from "#app/db/client.server.ts";
import { settings } from "#app/db/schema/ground.ts";
import { inTransaction, waitForTurn } from "#app/db/transaction.server.ts";
import type { Actor } from "#app/domain/actor.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import type { Refused, Result } from "#app/domain/result.ts";
import { settingsSchema } from "#app/domain/settings.ts";
import type { SettingsGroup } from "#app/domain/shop/setting-fields.ts";
import { findSettingConflicts, type SettingConflict } from "#app/domain/shop/setting-rules.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import { versionOf } from "#app/services/version.server.ts";

/** What is wrong with a field; `limit` is the least or most it may be. */
export type SettingProblem =
  | { name: string; problem: "required" | "format" | SettingConflict }
  | { name: string; problem: "at-least" | "at-most"; limit: number };
export type SaveSettingsResult =
  | Result<"saved" | "same", "changed">
  | Refused<"problems", { problems: SettingProblem[] }>;

/** Puts a group of the settings in place of the old one; refuses a value that is not whole, or contradicts the rest, field by field, and one that was made from another version than the stored one. */
export async function saveSettings(
  db: Db,
  {
    group,
    value,
    version,
    actor,
    now,
  }: {
    group: SettingsGroup;
    value: unknown;
    /** Of the value that the form was filled from; without one, whatever stands there is replaced. */
    version?: string | undefined;
    actor: Actor;
    now: Date;
  },
): Promise<SaveSettingsResult> {
  const parsed = settingsSchema.shape[group].safeParse(value);
  if (!parsed.success) return refusedFor(parsed.error.issues.map((issue) => problemOf(issue, value)));
  return inTransaction(db, async (tx) => {
    // Hours and delivery days together must leave days to deliver, so only one group is changed at a time.
    await waitForTurn(tx, "settings");
    const old = await findSettings(tx);
    const next = { ...old, [group]: parsed.data };
    const conflicts = findSettingConflicts(next, indiaDate(now)).filter((each) => each.group === group);
    if (conflicts.length > 0)
      return refusedFor(conflicts.map(({ name, conflict }) => ({ name, problem: conflict })));
    const isSame = isDeepStrictEqual(old[group], parsed.data);
    if (isSame && !(await becomesEntered(tx, group))) return { ok: true, value: "same" };
    if (version !== undefined && version !== versionOf(old[group])) return { ok: false, reason: "changed" };
    const row = { value: parsed.data, updatedAt: now };
    await tx
      .insert(settings)
      .values({ key: group, ...row })
      .onConflictDoUpdate({ target: settings.key, set: row });
    await recordAudit(tx, {
      by: actor,
      act: "save-settings",
      about: `settings ${group}`,
      details: { from: old[group], to: parsed.data },
      now,
    });
    return { ok: true, value: "saved" };
  });
}

/** Whether saving is news by itself: the hours that come with the shop are the owner's own word only once they are saved. */
async function becomesEntered(tx: Db, group: SettingsGroup): Promise<boolean> {
  if (group !== "hours") return false;
  return (await tx.$count(settings, eq(settings.key, group))) === 0;
}

function refusedFor(problems: SettingProblem[]): SaveSettingsResult {
  return { ok: false, reason: "problems", problems };
}

function problemOf(issue: z.core.$ZodIssue, value: unknown): SettingProblem {
  const name = issue.path.join(".");
  const isNumber = "origin" in issue && (issue.origin === "number" || issue.origin === "int");
  if (issue.code === "too_small" && isNumber)
    return { name, problem: "at-least", limit: Number(issue.minimum) };
  if (issue.code === "too_big" && isNumber) return { name, problem: "at-most", limit: Number(issue.maximum) };
  const isEmpty = issue.code === "too_small" || ["", undefined].includes(at(value, issue.path) as string);
  return { name, problem: isEmpty ? "required" : "format" };
}

function at(value: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, key) => (part as Record<PropertyKey, unknown> | undefined)?.[key],
    value,
  );
}
