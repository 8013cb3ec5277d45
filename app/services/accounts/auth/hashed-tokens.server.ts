import { createHash } from "node:crypto";
import type { drizzleAdapter } from "better-auth/adapters/drizzle";

type OpenAdapter = ReturnType<typeof drizzleAdapter>;
type Adapter = ReturnType<OpenAdapter>;
type Where = { field: string; value: unknown };
type Row = Record<string, unknown>;

/** What stands in the table for a session's token; a copy of the table opens no session. */
export function sessionTokenHash(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** Lets the library keep sessions by the hash of their token: it writes it verbatim (1.7.25), so the way to the table is wrapped. */
export function hashSessionTokens(open: OpenAdapter): OpenAdapter {
  return (options) => wrap(open(options));
}

function wrap(adapter: Adapter): Adapter {
  const methods = [
    "findOne",
    "findMany",
    "update",
    "updateMany",
    "delete",
    "deleteMany",
    "count",
    "consumeOne",
  ];
  const byToken = Object.fromEntries(methods.map((name) => [name, hashed(name as keyof Adapter)]));
  return { ...adapter, ...byToken, create: create as Adapter["create"] };

  async function create(input: { model: string; data: Row }): Promise<Row> {
    if (input.model !== "session") return adapter.create(input);
    const token = String(input.data.token);
    const row = await adapter.create<Row, Row>({
      ...input,
      data: { ...input.data, token: sessionTokenHash(token) },
    });
    return { ...row, token };
  }

  function hashed(name: keyof Adapter) {
    const method = adapter[name] as (input: unknown) => Promise<unknown>;
    return async (input: { model: string; where?: Where[] }) => {
      const token = input.where?.find(({ field }) => field === "token")?.value;
      if (input.model !== "session" || token === undefined) return method(input);
      const where = input.where!.map((part) =>
        part.field === "token" ? { ...part, value: hashAll(part.value) } : part,
      );
      const found = await method({ ...input, where });
      return typeof token === "string" ? withToken(found, token) : found;
    };
  }
}

function hashAll(value: unknown): unknown {
  return Array.isArray(value)
    ? value.map((token) => sessionTokenHash(String(token)))
    : sessionTokenHash(String(value));
}

/** The library signs the token of the row it got back into the cookie, so the row carries the real one. */
function withToken(found: unknown, token: string): unknown {
  if (Array.isArray(found)) return found.map((row: Row) => ({ ...row, token }));
  return typeof found === "object" && found !== null ? { ...found, token } : found;
}
