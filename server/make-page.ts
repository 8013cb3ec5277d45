import { noSources } from "#app/domain/catalog-change.ts";
import type { App, Asker } from "./app.ts";
import type { KeptPage } from "./kept-page.ts";
import type { PageCache } from "./page-cache.ts";
import type { PageData } from "./page-data.ts";
import type { AnswerPlainly } from "./plain-answers.ts";
import type { Target } from "./target.ts";

type Keyed = Target & { key: string };

/** From where the shop itself asks. */
const OWN_ADDRESS = "127.0.0.1";

export type Maker = {
  /** The page as it is now, or the answer where there is none to keep. */
  makeOnce(target: Keyed, client: Asker): Promise<KeptPage | Response>;
  /** Makes it though nobody waits for it; a shop that ends does not. */
  makeAhead(target: Keyed): Promise<unknown>;
};

/** Makes pages that are the same for everybody: many visitors who ask for one at once wait for one rendering of it. */
export function createMaker(parts: {
  app: App;
  pages: Pick<PageCache, "edition" | "keep">;
  data: Pick<PageData, "keep">;
  publicOrigin: string;
  answerPlainly?: AnswerPlainly | undefined;
  /** Aborted once the shop ends: then nothing is made that nobody waits for. */
  leaving?: AbortSignal | undefined;
  /** Does the work when it is its turn. */
  inTurn: (work: () => Promise<Response>) => Promise<Response>;
}): Maker {
  const underWay = new Map<string, Promise<KeptPage | Response>>();
  return { makeOnce, makeAhead };

  async function makeAhead(target: Keyed): Promise<unknown> {
    return parts.leaving?.aborted || makeOnce(target, { address: OWN_ADDRESS });
  }

  async function makeOnce(target: Keyed, client: Asker): Promise<KeptPage | Response> {
    const edition = parts.pages.edition();
    // One that began before the last change is not for who asks after it.
    const editionKey = `${edition} ${target.key}`;
    let made = underWay.get(editionKey);
    if (!made) {
      made = make(target, client, edition).finally(() => underWay.delete(editionKey));
      underWay.set(editionKey, made);
    }
    const result = await made;
    return result instanceof Response ? result.clone() : result;
  }

  // Nothing of the visitor's request goes in but its address, so nothing of it can come out on the page of others.
  async function make(target: Keyed, client: Asker, edition: number): Promise<KeptPage | Response> {
    const { url, key } = target;
    const sources = noSources();
    const keepData = (data: string) => parts.data.keep(data, url);
    const response = await parts.inTurn(
      async () =>
        (await parts.answerPlainly?.(target, { requestId: client.requestId, sources })) ??
        parts.app(new Request(parts.publicOrigin + url), { ...client, sources, keepData }),
    );
    const again = () => makeAhead(target);
    const kept = await parts.pages.keep(key, response, { edition, sources, again });
    if (kept) return kept;
    const { status, headers } = response;
    return new Response(response.body && (await response.arrayBuffer()), { status, headers });
  }
}
