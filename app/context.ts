import { createContext } from "react-router";
import type { Config } from "#app/config.server.ts";
import type { Database } from "#app/db/client.server.ts";
import type { DamageBoard } from "#app/db/damage.server.ts";
import type { ReadKept, ReadOrLast } from "#app/db/readings.server.ts";
import type { CopyKeeper } from "#app/domain/copy-keeper.ts";
import type { Notice } from "#app/domain/notice.ts";
import type { Gateway } from "#app/domain/payments/gateway.ts";
import type { Vocabulary } from "#app/domain/search/vocabulary.ts";
import type { FileStore } from "#app/integrations/file-store.server.ts";
import type { Log } from "#app/integrations/log.server.ts";
import type { Mailer } from "#app/integrations/mail.server.ts";
import type { Auth } from "#app/services/accounts/auth/create-auth.server.ts";
import type { FoundAccount } from "#app/services/accounts/auth/sessions.server.ts";
import type { Tally } from "#app/services/reports/traffic/tally.server.ts";
import type { Jobs } from "#app/services/run-jobs.server.ts";

/** How public facts are read. */
type Readers = {
  /** Reads what every visitor sees alike; never older than the last change. */
  readKept: ReadKept;
  /** The same, for what a page cannot do without; for a few readers only, since what they found is never forgotten. */
  readOrLast: ReadOrLast;
  /** The names that search knows; at most a second older than the last change. */
  readVocabulary: () => Promise<Vocabulary>;
};

/** The parts of the shop that every request may use. */
export type Shop = Readers & {
  config: Config;
  db: Database["db"];
  /** For a request that changes nothing: all it reads is as new as its first reading, and only that one asks whether anything has changed. */
  forOnePage: () => Readers;
  /** Random text of at least 32 characters; signs cookies. */
  secret: string;
  auth: Auth;
  /** What people uploaded. */
  files: FileStore;
  mailer: Pick<Mailer, "forgetFiles">;
  /** Where people pay online; absent until its keys are set. */
  gateway: Gateway | undefined;
  log: Log;
  /** The work in the background: how it went, and to do some of it now. */
  jobs: Jobs;
  /** Keeps copies of the shop on this machine; absent where it is only looked at, or worked on. */
  copyKeeper: CopyKeeper | undefined;
  /** Whether the database has told of damage since the start. */
  damage: DamageBoard;
  /** The folders whose disks must not fill up: of the data, and of the database where it is the shop's own. */
  diskPlaces: string[];
  clock: () => Date;
  /** Counts what is read and searched for, and what is not found. */
  tally: Tally;
};

/** Who is signed in; the phone is there once it is verified. */
export type Account = Omit<FoundAccount, "cartId">;

/** Whose cart it is: the account's own, else the one of the guest's cookie; `cartId` is there once something lies in it. */
export type Visitor = { cartId: string | undefined };

/** Where the request came from; `address` is the peer's, or the one a trusted proxy names. */
export type Client = { address: string };

/** What went wrong while this request was answered, for the server to tell a full or resting database from a fault. */
export type Failure = { error: unknown };

export const shopContext = createContext<Shop>();
export const clientContext = createContext<Client>();
export const visitorContext = createContext<Visitor>();
/** The pattern of the route that answers, as routes.ts writes it. */
export const routeContext = createContext<string | null>(null);
export const failureContext = createContext<Failure>({ error: undefined });
export const accountContext = createContext<Account | undefined>();
export const noticeContext = createContext<Notice | undefined>();
