import { data } from "react-router";
import { NotFound } from "#app/components/layout/not-found.tsx";
import { shellText } from "#app/content/messages/shell.ts";

/** Nothing is at this path. */
export function loader() {
  return data(null, { status: 404 });
}

export function meta() {
  return [{ title: shellText.notFound.title }, { name: "robots", content: "noindex" }];
}

export default function UnknownPage() {
  return <NotFound />;
}
