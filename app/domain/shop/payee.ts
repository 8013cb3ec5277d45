import type { Settings } from "#app/domain/settings.ts";
import type { SettingsGroup } from "#app/domain/shop/setting-fields.ts";

/** The facts that say where customers' money goes, by group of the settings. */
const PAYEE_FACTS: Partial<Record<SettingsGroup, readonly string[]>> = {
  shop: ["upiVpa"],
  bank: ["accountHolder", "bankName", "accountNumber", "ifsc"],
} satisfies { shop: (keyof Settings["shop"])[]; bank: (keyof Settings["bank"])[] };

/** Which facts of a group that say where money goes differ between two values of it, as "bank.ifsc". */
export function changedPayeeFacts(group: SettingsGroup, from: unknown, to: unknown): string[] {
  const differs = (name: string) => factOf(from, name) !== factOf(to, name);
  return (PAYEE_FACTS[group] ?? []).filter(differs).map((name) => `${group}.${name}`);
}

/** Whether saving that value is a grave act: it moves money elsewhere, or says who needs a second step. */
export function isGraveSetting(group: SettingsGroup, from: unknown, to: unknown): boolean {
  return group === "accounts" || changedPayeeFacts(group, from, to).length > 0;
}

/** An empty field of the form is the same as no fact. */
function factOf(value: unknown, name: string): unknown {
  return (value as Record<string, unknown> | undefined)?.[name] || undefined;
}
