import type { MiddlewareFunction } from "react-router";

/** For pages about one person: never stored by a cache, never listed by a search engine. */
export const keepPersonal: MiddlewareFunction<Response> = async (_, next) => {
  const response = await next();
  response.headers.set("Cache-Control", "no-store");
  response.headers.set("X-Robots-Tag", "noindex");
  return response;
};

/** For pages whose address is a secret: the address is not told to the next site. */
export const keepAddressSecret: MiddlewareFunction<Response> = async (_, next) => {
  const response = await next();
  response.headers.set("Referrer-Policy", "no-referrer");
  return response;
};
