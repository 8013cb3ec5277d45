const WINDOW_MS = 60_000;
/** More kinds of failures than this within a minute are told as one. */
const MOST_KINDS = 200;
const MOST_NAMED = 50;

type Failure = { facts: Record<string, unknown>; message: string };
type Write = (facts: Record<string, unknown>, message: string) => void;
type Seen = Failure & { count: number; requestIds: string[]; paths: Set<string>; write: Write };

/**
 * Writes a failure when it is met first; what repeats it within a minute is one line with their number (`repeated`), their
 * paths and the ids of their requests, so that the number on somebody's screen is still found.
 */
export function createRepeats() {
  const seen = new Map<string, Seen>();

  function meet(failure: Failure, write: Write): void {
    const kind = kindOf(failure);
    const key = seen.has(kind) || seen.size < MOST_KINDS ? kind : "other failures";
    const known = seen.get(key);
    if (!known) {
      seen.set(key, { ...failure, count: 0, requestIds: [], paths: new Set(), write });
      setTimeout(() => tell(key), WINDOW_MS).unref();
      write(failure.facts, failure.message);
      return;
    }
    known.count++;
    known.facts = failure.facts;
    const { requestId, path } = failure.facts;
    if (typeof requestId === "string" && known.requestIds.length < MOST_NAMED)
      known.requestIds.push(requestId);
    if (typeof path === "string" && known.paths.size < MOST_NAMED) known.paths.add(path);
  }

  function tell(key: string): void {
    const known = seen.get(key);
    seen.delete(key);
    if (!known || known.count === 0) return;
    const { facts, message, count, requestIds, paths, write } = known;
    const { requestId: _, path: __, ...same } = facts;
    write(
      {
        ...same,
        repeated: count,
        ...(paths.size > 0 && { paths: [...paths] }),
        ...(requestIds.length > 0 && { requestIds }),
      },
      message,
    );
  }

  return {
    meet,
    /** Tells what has repeated so far, for a process that ends. */
    tellAll(): void {
      for (const key of [...seen.keys()]) tell(key);
    },
  };
}

/** The same for the same failure: what is said, the job or statement, and of an error what caused it in the end or where it was thrown. */
function kindOf({ facts: { err, job, statement }, message }: Failure): string {
  const kind = [message, job, statement];
  let last = err;
  for (; last instanceof Error && last.cause instanceof Error; last = last.cause) kind.push(last.name);
  if (last instanceof Error) {
    const { code } = last as { code?: unknown };
    const place = last === err ? last.stack?.split("\n").find((line) => /^ {4}at /.test(line)) : undefined;
    kind.push(last.name, code, last.message.slice(0, 300).replace(/\d+/g, "#"), place);
  }
  return kind.map(String).join("\n");
}
