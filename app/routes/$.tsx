import { data } from "react-router";
import { NotFound } from "#app/components/layout/not-found.tsx";
import { pageMeta } from "#app/components/layout/page-meta.ts";
import { shellText } from "#app/content/messages/shell.ts";
import type { Route } from "./+types/$";

/** Nothing is at this path. */
export function loader() {
  return data(null, { status: 404 });
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, text } = shellText.notFound;
  return pageMeta(matches, { title, description: text, isListed: false });
};

export default function UnknownPage() {
  return <NotFound />;
}
