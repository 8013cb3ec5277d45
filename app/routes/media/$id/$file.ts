import { shopContext } from "#app/context.ts";
import { parsePictureFile } from "#app/domain/picture-size.ts";
import { sizePicture } from "#app/services/shown-picture.server.ts";
import type { Route } from "./+types/$file";

/** A picture of the shop in a fixed width, /media/{id}/640-50x50.avif; what lies under an address never changes. */
export async function loader({ params: { id, file }, context }: Route.LoaderArgs) {
  const { db, files } = context.get(shopContext);
  const size = parsePictureFile(file);
  const bytes = size && (await sizePicture(db, files, { id, size }));
  if (!bytes) throw new Response(null, { status: 404 });
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": `image/${size.format}`,
      "Content-Length": String(bytes.byteLength),
      "Cache-Control": "public, max-age=31536000, immutable",
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    },
  });
}
