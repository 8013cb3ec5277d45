import { AsyncResource } from "node:async_hooks";
import pg from "pg";
import { timeQuery } from "#app/db/slow-queries.server.ts";
import { noteStatement } from "#app/db/sources.server.ts";

/** What pg says when an answer did not come within `query_timeout`. */
const NO_ANSWER = "Query read timeout";

/** A connection whose break is told to the statements on it, and never ends the process: it listens for errors all its life. */
export class Connection extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ keepAlive: true, keepAliveInitialDelayMillis: 10_000, ...config });
    this.on("error", () => undefined);
    const send = super.query.bind(this) as (...args: unknown[]) => unknown;
    this.query = ((...args: unknown[]) => {
      noteStatement(args[0]);
      const end = timeQuery(args[0]);
      // A pool asks with a callback, a transaction waits for a promise.
      const call = args.at(-1);
      const told =
        typeof call === "function"
          ? [...args.slice(0, -1), both(end, call as (...result: unknown[]) => unknown)]
          : args;
      const answer = send(...told);
      // Whoever asks next must not wait behind a statement that is not answered, nor come into its transaction.
      if (answer instanceof Promise) {
        answer.then(end, end);
        answer.catch((error: Error) => {
          if (error.message === NO_ANSWER) this.end().catch(() => undefined);
        });
      }
      return answer;
    }) as pg.Client["query"];
  }

  override connect(): Promise<this>;
  override connect(callback: (error: Error) => void): void;
  override connect(callback?: (error: Error) => void): Promise<this> | undefined {
    if (callback) {
      super.connect(callback);
      return undefined;
    }
    // pg never answers whoever waits for a connection that is ended while it is being made.
    const isEnded = new Promise<never>((_, reject) => {
      this.once("end", () => reject(new Error("The connection was ended.")));
    });
    return Promise.race([super.connect() as Promise<this>, isEnded]);
  }
}

function both(first: () => void, then: (...args: unknown[]) => unknown) {
  return (...args: unknown[]) => {
    first();
    return then(...args);
  };
}

/** Connections to share; one that ends while somebody has it is given back at once, even by work that broke off without doing so. */
export class ConnectionPool extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super({ ...config, Client: Connection });
    // An idle connection may be cut when the server restarts; the pool replaces it, and the next query reports what is wrong.
    this.on("error", () => undefined);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    if (!callback) return super.connect().then(giveBackWhenEnded);
    // Who had to wait gets it from whoever gives it back, but does its own work with it.
    super.connect(AsyncResource.bind(callback));
    return undefined;
  }
}

type ConnectCallback = Parameters<typeof pg.Pool.prototype.connect>[0];

// Drizzle does not give a connection back whose first statement, "begin", fails.
function giveBackWhenEnded(client: pg.PoolClient): pg.PoolClient {
  const giveBack = client.release.bind(client);
  let hasEnded = false;
  function onEnd() {
    hasEnded = true;
    giveBack(true);
  }
  client.once("end", onEnd);
  client.release = (error) => {
    if (hasEnded) return;
    client.off("end", onEnd);
    giveBack(error);
  };
  return client;
}
