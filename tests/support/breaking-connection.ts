import { type Database, openDatabase } from "#app/db/client.server.ts";

/** Whether the statement is never sent, or its answer never comes. */
export type Break = "before" | "after";

type Breakable = {
  query(...asked: unknown[]): unknown;
  connection: { stream: { destroy(): void; destroySoon(): void } };
};

/** How the server calls them. */
export const BREAKING = "breaking";

/** Connections of which one breaks at the statement of that number, counted from 1 over all of them; `count` says how many there were. */
export function openBreaking(url: string, { at, when }: { at: number; when: Break }) {
  const named = `${url}${url.includes("?") ? "&" : "?"}application_name=${BREAKING}`;
  const database: Database = openDatabase(named, { maxConnections: 2 });
  const breaking = { ...database, count: 0 };
  database.pool.on("connect", (connected) => {
    const client = connected as unknown as Breakable;
    const send = client.query.bind(client);
    client.query = (...asked) => {
      breaking.count++;
      if (breaking.count !== at) return send(...asked);
      const { stream } = client.connection;
      if (when === "before") stream.destroy();
      const answer = send(...asked);
      if (when === "after") stream.destroySoon();
      return answer;
    };
  });
  return breaking;
}
