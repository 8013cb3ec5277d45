import { shopContext } from "#app/context.ts";
import { readPicture } from "#app/services/shown-picture.server.ts";
import type { Route } from "./+types/$id";

/** A picture that the shop shows, for everybody; papers that people sent never leave by this door. The bytes under an id never change. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, files } = context.get(shopContext);
  const file = await readPicture(db, files, params.id);
  if (!file) throw new Response(null, { status: 404 });
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      "Content-Type": file.mediaType,
      "Content-Length": String(file.bytes.byteLength),
      "Cache-Control": "public, max-age=31536000, immutable",
      "X-Content-Type-Options": "nosniff",
      "Content-Disposition": "inline",
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    },
  });
}
