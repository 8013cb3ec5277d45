import { AsyncLocalStorage } from "node:async_hooks";

const current = new AsyncLocalStorage<string>();

/** Does the work of a request: every line of the log that it writes until its end bears this id. */
export function underRequestId<Result>(requestId: string, work: () => Result): Result {
  return current.run(requestId, work);
}

/** The id of the request whose work this is; undefined in the background. */
export function currentRequestId(): string | undefined {
  return current.getStore();
}
