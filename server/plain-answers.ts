import { randomUUID } from "node:crypto";
import type { Shop } from "#app/context.ts";
import type { Sources } from "#app/domain/catalog-change.ts";
import { holdAnswer } from "#app/middleware/held-answer.server.ts";
import type { Build } from "./app.ts";
import { securePage } from "./security-headers.ts";
import type { Target } from "./target.ts";

type Asked = Pick<Target, "route" | "isData" | "isAtSecondDoor" | "parameters">;

/** The answer, made of what is noted in `sources`; undefined where the router has to be asked. */
export type AnswerPlainly = (
  asked: Asked,
  made: { requestId?: string | undefined; sources: Sources },
) => Promise<Response | undefined>;

/**
 * Answers what is asked for at every key, `/api/suggest`, without the router, which would take longer than the answer. What is sent is
 * the same as by its way, byte for byte, but for the request's id. What fails is asked of the router, which says how.
 */
export function createPlainAnswers(build: Build, shop: Shop): AnswerPlainly {
  const { speak, collectSources, underRequestId, suggestAsText, suggestHeaders } = build.entry.module;
  const { publicOrigin, secondLanguage } = shop.config;
  let headers: Promise<[string, string][]> | undefined;
  const encoder = new TextEncoder();

  return async ({ route, isData, isAtSecondDoor, parameters }, { requestId = randomUUID(), sources }) => {
    if (route !== "/api/suggest" || isData) return undefined;
    headers ??= readyHeaders();
    const language = isAtSecondDoor ? secondLanguage! : "en";
    const answer = () =>
      suggestAsText({ ...shop.forOnePage(), clock: shop.clock }, parameters.get("q") ?? "");
    try {
      const text = await underRequestId(requestId, () =>
        speak(language, () => collectSources(sources, answer)),
      );
      return holdAnswer(encoder.encode(text), { status: 200, headers: await headers });
    } catch {
      return undefined;
    }
  };

  /** Those that every such answer has. */
  async function readyHeaders(): Promise<[string, string][]> {
    const secured = await securePage(new Response(null, { headers: suggestHeaders }), {
      ...{ publicOrigin, requestId: "", googleIssuer: undefined, scriptMark: "" },
    });
    return [...secured.headers].filter(([name]) => name !== "x-request-id");
  }
}
