import pino from "pino";

export type Log = pino.Logger;

/** A JSON log on standard output; names, phones, mails and addresses are struck out wherever they turn up by key. */
export function createLog(level: string): Log {
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
  return pino({
    level,
    base: null,
    redact: { paths: personal.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: "[hidden]" },
  });
}
