import { shopContext } from "#app/context.ts";
import { requirePermission } from "#app/middleware/account.server.ts";
import { keepPersonal } from "#app/middleware/personal-page.server.ts";
import { readUpload } from "#app/services/uploads.server.ts";
import type { Route } from "./+types/$id";

export const middleware: Route.MiddlewareFunction[] = [keepPersonal, requirePermission("see-orders")];

/** The photograph that came with a return, for who handles orders. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, files } = context.get(shopContext);
  const file = await readUpload(db, files, params.id);
  if (file?.purpose !== "return") throw new Response(null, { status: 404 });
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      "Content-Type": file.mediaType,
      "Content-Disposition": `inline; filename*=UTF-8''${encodeURIComponent(file.fileName)}`,
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
    },
  });
}
