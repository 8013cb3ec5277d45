// Connection failures, no such database, too many connections, a server that shuts down or starts, waits that ran out, a machine that cannot be reached.
const STATES =
  /^(08|25P03|3D000|53|55P03|57014|57P0|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/;
const WORDS =
  /timeout exceeded when trying to connect|query read timeout|connection terminated|is not queryable/i;

/** Whether an error of a query says that the database cannot answer now, rather than that the query is wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (STATES.test((cause as { code?: string }).code ?? "") || WORDS.test(cause.message)) return true;
  }
  return false;
}
