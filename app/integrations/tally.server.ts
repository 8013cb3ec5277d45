/** What Tally says of an import; it answers 200 whatever happened. */
export type TallyImport = {
  created: number;
  altered: number;
  ignored: number;
  errors: number;
  /** Its own sentences, the first few. */
  lineErrors: string[];
};

/** Tally did not answer, or with something that is no answer of an import. */
export class TallyUnreached extends Error {}

export type TallyPort = { post(xml: string): Promise<TallyImport> };

const ANSWER_WITHIN_MS = 30_000;
const MOST_SENTENCES = 20;

/** Tally's XML over HTTP, on this machine or in the shop's own network. */
export function openTally(url: string, answerWithinMs = ANSWER_WITHIN_MS): TallyPort {
  return {
    async post(xml) {
      try {
        const response = await fetch(url, {
          method: "POST",
          headers: { "Content-Type": "text/xml; charset=utf-8" },
          body: xml,
          redirect: "error",
          signal: AbortSignal.timeout(answerWithinMs),
        });
        return readAnswer(await response.text());
      } catch (error) {
        if (error instanceof TallyUnreached) throw error;
        throw new TallyUnreached("Tally did not answer.", { cause: error });
      }
    },
  };
}

function readAnswer(text: string): TallyImport {
  const numberOf = (tag: string) => {
    const [, digits] = new RegExp(`<${tag}>\\s*(\\d+)\\s*</${tag}>`).exec(text) ?? [];
    return digits === undefined ? undefined : Number(digits);
  };
  const created = numberOf("CREATED");
  const lineErrors = [...text.matchAll(/<LINEERROR>([^<]*)<\/LINEERROR>/g)].map(([, said]) =>
    plainText(said!),
  );
  if (created === undefined && lineErrors.length === 0)
    throw new TallyUnreached("What answered is no import of Tally.");
  return {
    created: created ?? 0,
    altered: numberOf("ALTERED") ?? 0,
    ignored: numberOf("IGNORED") ?? 0,
    // A sentence without a count is an error all the same.
    errors: Math.max((numberOf("ERRORS") ?? 0) + (numberOf("EXCEPTIONS") ?? 0), lineErrors.length),
    lineErrors: lineErrors.slice(0, MOST_SENTENCES),
  };
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function plainText(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name]!);
}
