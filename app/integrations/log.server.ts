import pino from "pino";

export type Log = pino.Logger;

/** A JSON log on standard output; names, phones, mails and addresses are struck out wherever they turn up by key, and out of errors. */
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
  const options = {
    level,
    base: null,
    redact: { paths: personal.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: "[hidden]" },
    serializers: { err: withoutValues },
  };
  return destination ? pino(options, destination) : pino(options);
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
