import type { PlaceRefusal } from "#app/domain/copy-place.ts";
import type { CopyFaultKind } from "#app/domain/copy-state.ts";

/** Why a copy cannot be made or brought back, as one sentence for the owner. */
export class CopyFault extends Error {
  override name = "CopyFault";
  kind: CopyFaultKind;
  constructor(sentence: string, kind: CopyFaultKind = "other") {
    super(sentence);
    this.kind = kind;
  }
}

/** Why a place cannot take the copies. */
export class PlaceFault extends CopyFault {
  override name = "PlaceFault";
  reason: PlaceRefusal;
  constructor(reason: PlaceRefusal, sentence: string) {
    super(sentence);
    this.reason = reason;
  }
}

/** Of which kind it is, for the words of the back office. */
export function kindOfFault(error: unknown): CopyFaultKind {
  if (error instanceof CopyFault) return error.kind;
  const { code = "" } = error as NodeJS.ErrnoException;
  if (FULL.includes(code)) return "full";
  if (CLOSED.includes(code)) return "closed";
  return code === "ENOENT" ? "away" : "other";
}

const FULL = ["ENOSPC", "EDQUOT"];
const CLOSED = ["EACCES", "EPERM", "EROFS"];

/** A store of another machine says its own sentence (s3-requests.ts). */
const CUT = ["EPIPE", "ECONNRESET", "ECONNREFUSED"];
/** What the client of PostgreSQL says of it. */
const LINE_LOST = /^(?:Client has encountered a connection error|Connection terminated)/;

/** The sentence for whatever went wrong with a copy in that folder. */
export function sayFault(error: unknown, folder: string): string {
  if (error instanceof CopyFault) return error.message;
  const { code = "", message, path = "" } = error as NodeJS.ErrnoException;
  const isTheirs = path === "" || path.startsWith(folder);
  if (FULL.includes(code))
    return isTheirs
      ? `The disk of ${folder} is full: make room there.`
      : `The disk of ${path} is full: make room there.`;
  if (code === "ENOENT" && isTheirs) return `${path || folder} is not there: is the disk connected?`;
  if (CLOSED.includes(code)) return `${path || folder} may not be written or read.`;
  if (code === "EIO") return `The disk of ${path || folder} gives errors: use another one.`;
  if (CUT.includes(code) || LINE_LOST.test(message)) return "The connection to the database was lost.";
  return `${message || code}`;
}
