import { isRouteErrorResponse } from "react-router";
import { Broken } from "#app/components/layout/broken.tsx";
import { NotFound } from "#app/components/layout/not-found.tsx";
import { shellText } from "#app/content/messages/shell.ts";

/** What stands in the place of a page that is not there or that broke, with its title. */
export function Problem({ error }: { error: unknown }) {
  const { notFound, broken } = shellText;
  const isMissing = isMissingPage(error);
  return (
    <>
      <title>{isMissing ? notFound.title : broken.title}</title>
      <meta name="robots" content="noindex" />
      {isMissing ? <NotFound /> : <Broken />}
    </>
  );
}

/** Whether a screen answered that there is no such thing. */
export function isMissingPage(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}
