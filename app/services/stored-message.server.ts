import { getTableColumns, sql } from "drizzle-orm";
import { outbox } from "#app/db/schema/ground.ts";
import { openFindable } from "#app/db/vault.server.ts";

const { subject, body, ...open } = getTableColumns(outbox);

/** A message with its words as they lie: one whose words no longer open is read with the others all the same. */
export const STORED_MESSAGE = {
  ...open,
  storedSubject: sql<string>`${subject}`,
  storedBody: sql<string>`${body}`,
};

/** What a message is headed; undefined where it no longer opens. */
export function openSubject(stored: string): string | undefined {
  try {
    return openFindable(stored, "outbox.subject");
  } catch {
    return undefined;
  }
}

/** The words of a message for sending; throws where they no longer open. */
export function openWords(message: { storedSubject: string; storedBody: string }) {
  return {
    subject: openFindable(message.storedSubject, "outbox.subject"),
    body: openFindable(message.storedBody, "outbox.body"),
  };
}
