import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import type { Config } from "#app/config.server.ts";
import type { speak } from "#app/content/messages/speak.server.ts";
import { atSecondDoor, hasNoLanguage, isAtSecondDoor, SECOND_DOOR, shopPath } from "#app/domain/shop-path.ts";
import { byFirstWord } from "./route-shares.ts";

/** The table of the browser's files, as one build of them wrote it. */
export type BrowserFiles = ServerBuild["assets"];

type Handle = (request: Request, context: RouterContextProvider) => Promise<Response>;
type Speaking = ServerBuild & { entry: { module: { speak: typeof speak } } };

/** Answers each request in the language of its door: English at "/", the second language at "/hi" where the settings turn it on. */
export function openDoors(
  build: Speaking,
  second: { language: Config["secondLanguage"]; files: BrowserFiles },
): Handle {
  const { speak } = build.entry.module;
  const handlerOf = byFirstWord(build.routes, (routes) =>
    createRequestHandler({ ...build, routes }, "production"),
  );
  const inEnglish: Handle = (request, context) =>
    speak("en", () => handlerOf(new URL(request.url).pathname)(request, context));
  const { language, files } = second;
  if (language === undefined) return inEnglish;
  const secondHandlerOf = byFirstWord(build.routes, (routes) =>
    createRequestHandler({ ...build, routes, basename: SECOND_DOOR, assets: files }, "production"),
  );
  return async (request, context) => {
    const { pathname, search } = new URL(request.url);
    if (!isAtSecondDoor(pathname.replace(/\.data$/, ""))) return inEnglish(request, context);
    const path = shopPath(pathname);
    if (hasNoLanguage(path)) return new Response(null, { status: 308, headers: { location: path + search } });
    return keepAtDoor(await speak(language, () => secondHandlerOf(path)(request, context)));
  };
}

/** The router completes where loaders and actions lead to, but not where middleware does. */
function keepAtDoor(response: Response): Response {
  const location = response.headers.get("location");
  if (!location?.startsWith("/")) return response;
  const headers = new Headers(response.headers);
  headers.set("location", atSecondDoor(location));
  return new Response(response.body, { status: response.status, headers });
}
