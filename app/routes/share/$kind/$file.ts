import { shopContext } from "#app/context.ts";
import { SHARE_KINDS } from "#app/domain/share-picture.ts";
import { findShare } from "#app/services/pages/share-picture.server.ts";
import type { Route } from "./+types/$file";

/** The picture of a shared link, /share/brand/sbl.png; an address with ?v= never changes what it shows. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const kind = SHARE_KINDS.find((each) => each === params.kind);
  const slug = /^([a-z0-9-]{1,120})\.png$/.exec(params.file)?.[1];
  const picture = kind && slug ? await findShare(context.get(shopContext), { kind, slug }) : undefined;
  if (!picture) throw new Response(null, { status: 404 });
  return new Response(picture, {
    headers: {
      "Content-Type": "image/png",
      // Without s-maxage: it lies on disk, and compressed copies would only crowd pages out of the memory.
      "Cache-Control": url.searchParams.has("v")
        ? "public, max-age=31536000, immutable"
        : "public, max-age=3600",
      // Other sites show it beside the link.
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
  });
}
