import { packshotForm } from "#app/content/packshots/form.ts";
import { drawPackshot } from "#app/content/packshots/packshot.server.ts";
import { shopContext } from "#app/context.ts";
import { findPicture } from "#app/services/catalog/find-picture.server.ts";
import type { Route } from "./+types/$file";

/** The drawing of a pack, /pictures/md/arnica-montana-30-ch.svg; an address with ?v= never changes what it shows. */
export async function loader({ params: { detail, file }, url, context }: Route.LoaderArgs) {
  const slug = /^(.+)\.svg$/.exec(file)?.[1];
  if ((detail !== "md" && detail !== "xs") || slug === undefined) throw new Response(null, { status: 404 });
  const picture = await findPicture(context.get(shopContext).db, slug);
  if (!picture) throw new Response(null, { status: 404 });
  const { formSlug, dosageForm, ...facts } = picture;
  const form = packshotForm({ categorySlug: formSlug, dosageForm });
  return new Response(drawPackshot({ ...facts, form, detail }), {
    headers: {
      "Content-Type": "image/svg+xml",
      "Cache-Control": url.searchParams.has("v")
        ? "public, max-age=31536000, s-maxage=31536000, stale-if-error=86400, immutable"
        : "public, max-age=3600, s-maxage=3600, stale-if-error=86400",
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    },
  });
}
