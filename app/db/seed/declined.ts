import { inArray } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { audit } from "#app/db/schema/ground.ts";

export type Declined = { questions: Set<string>; links: Set<string>; pincodes: Set<string> };

/** What the owner took away, as the audit log knows it: shops that are older than the table of seeded rows are asked this once. */
export async function findDeclined(tx: Db): Promise<Declined> {
  const acts = ["remove-faq", "remove-internal-link", "save-pincode-rule"];
  const entries = await tx
    .select({ act: audit.action, subject: audit.subject, details: audit.details })
    .from(audit)
    .where(inArray(audit.action, acts));
  const declined: Declined = { questions: new Set(), links: new Set(), pincodes: new Set() };
  for (const { act, subject, details } of entries) {
    const name = subject.slice(subject.indexOf(" ") + 1);
    const { source_page: source, target_page: target } = details as Record<string, unknown>;
    if (act === "remove-faq") declined.questions.add(name);
    else if (act === "remove-internal-link") declined.links.add(`${source} ${target}`);
    else declined.pincodes.add(name);
  }
  return declined;
}
