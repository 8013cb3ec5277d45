import pino from "pino";
import { createRepeats } from "#app/integrations/log-repeats.ts";
import { currentRequestId } from "#app/integrations/request-id.server.ts";

export type Log = pino.Logger & {
  /** Writes what has repeated so far; for the end of the process. */
  tellRepeats(): void;
};

const WARN = 40;
const FATAL = 60;

/** A JSON log on standard output; names, phones, mails and addresses are struck out wherever they turn up by key, and out of errors. The same failure is one line a minute, with a count. What a request writes bears its id. */
export function createLog(level: string, destination?: pino.DestinationStream): Log {
  const personal = [
    "name",
    "phone",
    "email",
    "street",
    "landmark",
    "address",
    "password",
    "token",
    "cookie",
    "authorization",
  ];
  const repeats = createRepeats();
  const options: pino.LoggerOptions = {
    level,
    hooks: {
      logMethod(args, method, written) {
        const line = withRequestId(args);
        const [facts, message] = line as unknown[];
        const isFailure = written >= WARN && written < FATAL && isFacts(facts) && typeof message === "string";
        if (!isFailure) return method.apply(this, line);
        repeats.meet({ facts, message }, (...told) => method.apply(this, told as typeof args));
      },
    },
    base: null,
    redact: { paths: personal.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: "[hidden]" },
    serializers: { err: withoutValues },
  };
  const log = destination ? pino(options, destination) : pino(options);
  return Object.assign(log, { tellRepeats: repeats.tellAll });
}

function withRequestId(args: Parameters<pino.LogFn>): Parameters<pino.LogFn> {
  const requestId = currentRequestId();
  if (requestId === undefined) return args;
  const [facts, ...rest] = args as unknown[];
  const line = isFacts(facts) ? [{ requestId, ...facts }, ...rest] : [{ requestId }, facts, ...rest];
  return line as Parameters<pino.LogFn>;
}

function isFacts(facts: unknown): facts is Record<string, unknown> {
  return typeof facts === "object" && facts !== null;
}

/** An error's kind, code, words and place. The values of a failed query, and those the database quotes, stay out. */
function withoutValues(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: "Something that is no error was thrown." };
  const { code } = error as { code?: unknown };
  const message = error.message.replace(/\nparams:[\s\S]*$/, "");
  return {
    type: error.name,
    ...(typeof code === "string" && { code }),
    message: isSqlState(code) ? message.replace(/: "[\s\S]*$/, "") : message,
    stack: error.stack?.split("\n").filter((line) => /^ {4}at /.test(line)),
    ...(error.cause !== undefined && { cause: withoutValues(error.cause) }),
  };
}

function isSqlState(code: unknown): boolean {
  return typeof code === "string" && /^[0-9A-Z]{5}$/.test(code);
}
