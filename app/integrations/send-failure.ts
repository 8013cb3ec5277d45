import { cleanLine, cutText } from "#app/domain/form/plain-text.ts";

/** Why a message was not sent. */
export type SendFailure = {
  /** A word for the log that names nobody: "ECONNECTION", "EENVELOPE 550", "SMS 500". */
  kind: string;
  /** The error's own words, for the owner's screen. */
  words: string;
  /** The service cannot be reached or lets nobody in; otherwise it is this message that it refuses. */
  isOfService: boolean;
  /** No later try can be another: it is given up at once. */
  isForGood?: boolean;
};

/** What an SMS service answers when it takes no message. */
export class SmsRefused extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`The SMS service answered ${status}.`);
    this.status = status;
  }
}

const OF_SERVICE =
  /^(ECONN|EDNS|ENOTFOUND|EAI_AGAIN|EHOST|ENET|ESOCKET|ETIMEDOUT|ETLS|EAUTH|ENOAUTH|EPROTOCOL|ECONFIG|EABORT|UND_ERR|TimeoutError)/;
/** Whoever sends the text: the key is wrong, too many at once. */
const SMS_OF_SERVICE = new Set([401, 402, 403, 404, 407, 408, 429]);

/** Reads an error of a mail server, of an SMS service or of the network on the way. */
export function sendFailureOf(error: unknown): SendFailure {
  // What a server answers may hold what no table takes.
  const words = cutText(cleanLine(String(error)), 500);
  if (error instanceof SmsRefused) {
    const { status } = error;
    return { kind: `SMS ${status}`, words, isOfService: status >= 500 || SMS_OF_SERVICE.has(status) };
  }
  const code = codeOf(error);
  const { responseCode } = error as { responseCode?: unknown };
  const answer = typeof responseCode === "number" ? ` ${responseCode}` : "";
  return { kind: `${code}${answer}`, words, isOfService: OF_SERVICE.test(code) || responseCode === 421 };
}

/** The code of the error or of what caused it, else its name; codes are capitals and digits, so no words of a server. */
function codeOf(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    if (typeof code === "string" && /^[A-Z][A-Z0-9_]{1,40}$/.test(code)) return code;
    if (cause.name === "TimeoutError") return cause.name;
  }
  return "Error";
}
