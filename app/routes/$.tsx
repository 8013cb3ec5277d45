import { data } from "react-router";
import { NotFound } from "#app/components/layout/not-found.tsx";
import { shellText } from "#app/content/messages/en/shell.ts";
import { textFor } from "#app/content/messages/text.ts";
import { shopContext } from "#app/context.ts";
import type { Route } from "./+types/$.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  context.get(shopContext).log.info({ path: new URL(request.url).pathname }, "no page at this path");
  return data(null, { status: 404 });
}

export function meta() {
  return [{ title: textFor("en", shellText).notFound.title }, { name: "robots", content: "noindex" }];
}

export default function UnknownPage() {
  return <NotFound />;
}
