import { createContext } from "react-router";
import type { Config } from "#app/config.server.ts";
import type { Database } from "#app/db/client.server.ts";
import type { Log } from "#app/integrations/log.server.ts";

/** The parts of the shop that every request may use. */
export type Shop = {
  config: Config;
  db: Database["db"];
  /** Random text of at least 32 characters; signs cookies. */
  secret: string;
  log: Log;
  clock: () => Date;
};

/** What is known of the person who asks; `cartId` is there once something lies in the cart. */
export type Visitor = { cartId: string | undefined };

/** Where the request came from; `address` is the peer's, or the one a trusted proxy names. */
export type Client = { address: string };

/** What went wrong while this request was answered, for the server to tell a full or resting database from a fault. */
export type Failure = { error: unknown };

export const shopContext = createContext<Shop>();
export const clientContext = createContext<Client>();
export const visitorContext = createContext<Visitor>();
export const failureContext = createContext<Failure>({ error: undefined });
