// Connection failures, a server that shuts down or starts or has waited too long for us, a machine that cannot be reached.
const BROKEN =
  /^(08|25P03|57P0|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/;
const BROKEN_WORDS = /query read timeout|connection terminated|is not queryable/i;
// No such database, too many connections, a full disk, waits for a lock, an answer or a connection that ran out.
const BUSY = /^(3D000|53|55P03|57014)/;
const BUSY_WORDS = /timeout exceeded when trying to connect/i;

/** Whether an error of a query says that the database cannot answer now, rather than that the query is wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return isConnectionBroken(error) || says(error, { codes: BUSY, words: BUSY_WORDS });
}

/** Whether an error of a query says that its connection broke, or that none could be made. */
export function isConnectionBroken(error: unknown): boolean {
  return says(error, { codes: BROKEN, words: BROKEN_WORDS });
}

function says(error: unknown, { codes, words }: { codes: RegExp; words: RegExp }): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (codes.test((cause as { code?: string }).code ?? "") || words.test(cause.message)) return true;
  }
  return false;
}
