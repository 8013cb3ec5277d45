import { data, redirect } from "react-router";
import { NotFound } from "#app/components/layout/not-found.tsx";
import { shellText } from "#app/content/messages/en/shell.ts";
import { textFor } from "#app/content/messages/text.ts";
import { shopContext } from "#app/context.ts";
import { findRedirect } from "#app/services/redirects.server.ts";
import type { Route } from "./+types/$.ts";

/** Nothing is at this path: it has moved, or it is counted for the owner to see. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, tally } = context.get(shopContext);
  const moved = await findRedirect(db, url.pathname);
  if (moved !== undefined) throw redirect(moved + url.search, 301);
  tally.countUnknownPath(url.pathname);
  return data(null, { status: 404 });
}

export function meta() {
  return [{ title: textFor("en", shellText).notFound.title }, { name: "robots", content: "noindex" }];
}

export default function UnknownPage() {
  return <NotFound />;
}
