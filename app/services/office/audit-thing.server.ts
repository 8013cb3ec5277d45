import { type SQL, sql } from "drizzle-orm";
import { officeSettingsText } from "#app/content/messages/shop/office-settings.ts";
import { contentBlocks } from "#app/content/pages/content-blocks.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { audit } from "#app/db/schema/ground.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { escapeLike } from "#app/db/words.ts";
import { type AuditThing, type AuditTitles, subjectStarts } from "#app/domain/audit-about.ts";

export type ThingFilter = {
  /** The kind of thing; empty for any. */
  thing: AuditThing | "";
  /** How its name begins, such as an order's number, or the name of the person it is about. */
  name: string;
};

function readTitles(): AuditTitles {
  return {
    settings: Object.entries(officeSettingsText.groups).map(([name, { title }]) => ({ name, title })),
    text: Object.keys(contentBlocks).map((name) => ({ name, title: name })),
  };
}

/** The entries about such a thing; undefined for a filter that asks for nothing. */
export async function aboutThing(db: Db, { thing, name }: ThingFilter): Promise<SQL | undefined> {
  if (thing === "" && name === "") return undefined;
  const isPerson = thing === "user" || thing === "";
  const people = isPerson && name !== "" ? await findPeople(db, name) : [];
  const starts = [
    ...subjectStarts({ thing, name }, readTitles()),
    ...people.map((id) => `user ${id}`.toLowerCase()),
  ];
  if (starts.length === 0) return sql`false`;
  const begins = (subject: SQL) =>
    sql.join(
      starts.map((start) => sql`${subject} like ${`${escapeLike(start)}%`}`),
      sql` or `,
    );
  if (name === "") return sql`(${begins(sql`lower(${audit.subject})`)})`;
  // Looked up apart: walking along the log for a thing of few entries would read all of it.
  return sql`${audit.id} = any (array(
    select own.id from ${audit} own where ${begins(sql`lower(own.subject)`)}
  ))`;
}

const MOST_PEOPLE = 50;

async function findPeople(db: Db, name: string): Promise<string[]> {
  const found = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(sql`lower(${profiles.name}) like ${`${escapeLike(name.toLowerCase())}%`}`)
    .limit(MOST_PEOPLE);
  return found.map(({ id }) => id);
}
