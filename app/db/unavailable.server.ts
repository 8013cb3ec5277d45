// Connection failures, no such database, too many connections, a server that shuts down or starts, waits for a lock or an answer that ran out.
const STATES = /^(08|3D000|53|55P03|57014|57P0[1-3]|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE)/;
const WORDS =
  /timeout exceeded when trying to connect|connection terminated|client has encountered a connection error/i;

/** Whether an error of a query says that the database cannot answer now, rather than that the query is wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (STATES.test((cause as { code?: string }).code ?? "") || WORDS.test(cause.message)) return true;
  }
  return false;
}
