import { desc } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { poisonDecisions, poisonSignatures, type SignedEntry } from "#app/db/schema/catalog-poisons.ts";
import { poisonList } from "#app/db/seed/poisons.ts";
import {
  type PoisonEntry,
  type PoisonList,
  type PoisonVerdicts,
  poisonFingerprint,
} from "#app/domain/catalog/poison.ts";
import { type SoldTo, strictest } from "#app/domain/catalog/sold-to.ts";

/** An entry of the list with what was decided on it and signed; a decision or a signature for another text of it is none. */
export type DecidedEntry = PoisonEntry & {
  fingerprint: string;
  decision: { soldTo: SoldTo; reason: string } | undefined;
  signed: SoldTo | undefined;
};

export type DecidedList = {
  list: PoisonList;
  entries: DecidedEntry[];
  signature: typeof poisonSignatures.$inferSelect | undefined;
};

/** The list of this release with the shop's decisions and its newest signature. */
export async function readPoisonList(db: Db, list: PoisonList = poisonList): Promise<DecidedList> {
  const decisions = await db.select().from(poisonDecisions);
  const [signature] = await db.select().from(poisonSignatures).orderBy(desc(poisonSignatures.id)).limit(1);
  const decided = new Map(decisions.map((row) => [`${row.remedy} ${row.fingerprint}`, row]));
  const signed = new Map(signature?.entries.map((entry) => [keyOf(entry), entry]));
  const entries = list.entries.map((entry) => {
    const fingerprint = poisonFingerprint(entry);
    const key = keyOf({ remedy: entry.remedy, fingerprint });
    return { ...entry, fingerprint, decision: decided.get(key), signed: signed.get(key)?.soldTo };
  });
  return { list, entries, signature };
}

/** Who may buy what each entry closes: as signed, else as the list proposes; a stricter decision counts at once. */
export async function readPoisonVerdicts(db: Db, list: PoisonList = poisonList): Promise<PoisonVerdicts> {
  const { entries } = await readPoisonList(db, list);
  return new Map(entries.map((entry) => [entry.remedy, { closes: entry.closes, soldTo: verdictOn(entry) }]));
}

/** Whether a pharmacist has signed every entry as it stands and as it is decided now. */
export async function isPoisonListSigned(db: Db): Promise<boolean> {
  return (await readPoisonList(db)).entries.every(isSigned);
}

/** Whether the newest signature says of the entry what is decided. */
export function isSigned({ signed, decision, soldTo }: DecidedEntry): boolean {
  return signed !== undefined && signed === (decision?.soldTo ?? soldTo);
}

function verdictOn({ soldTo, signed, decision }: DecidedEntry): SoldTo {
  const base = signed ?? soldTo;
  return decision ? strictest(base, decision.soldTo) : base;
}

function keyOf({ remedy, fingerprint }: Pick<SignedEntry, "remedy" | "fingerprint">): string {
  return `${remedy} ${fingerprint}`;
}
