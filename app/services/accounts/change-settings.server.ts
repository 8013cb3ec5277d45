import { inTransaction } from "#app/db/transaction.server.ts";
import { byUser } from "#app/domain/actor.ts";
import { changedPayeeFacts } from "#app/domain/shop/payee.ts";
import type { SettingsGroup } from "#app/domain/shop/setting-fields.ts";
import { listAdmins, nameOf, queueAdminLetters } from "#app/services/accounts/auth/admin-letters.server.ts";
import type { Auth } from "#app/services/accounts/auth/create-auth.server.ts";
import type { Caller } from "#app/services/accounts/auth/limits.server.ts";
import { recordSecurityEvent } from "#app/services/accounts/security-events.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import { type SaveSettingsResult, saveSettings } from "#app/services/shop/save-settings.server.ts";

/** Saves a group of the settings for somebody of the office; where customers' money goes elsewhere, all admins are told by e-mail. */
export async function changeSettings(
  auth: Auth,
  asked: {
    group: SettingsGroup;
    value: unknown;
    version: string | undefined;
    userId: string;
    caller: Caller;
  },
): Promise<SaveSettingsResult> {
  const { group, value, version, userId, caller } = asked;
  const { now } = caller;
  const { saved, facts } = await inTransaction(auth.db, async (tx) => {
    const from = (await findSettings(tx))[group];
    const saved = await saveSettings(tx, { group, value, version, actor: byUser({ userId }), now });
    const facts = saved.ok ? changedPayeeFacts(group, from, (await findSettings(tx))[group]) : [];
    if (facts.length > 0) {
      const admins = await listAdmins(tx);
      const who = await nameOf(tx, userId);
      await queueAdminLetters(tx, { admins, who, what: { kind: "payee", facts }, now });
    }
    return { saved, facts };
  });
  if (facts.length > 0)
    await recordSecurityEvent(auth, { kind: "payee-changed", userId, about: facts.join(" "), caller });
  return saved;
}
