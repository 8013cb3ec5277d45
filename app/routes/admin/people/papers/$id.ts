import { shopContext } from "#app/context.ts";
import { requirePermission } from "#app/middleware/account.server.ts";
import { keepPersonal } from "#app/middleware/personal-page.server.ts";
import { isApplicationPaper } from "#app/services/enquiries/businesses/list-applications.server.ts";
import { readUpload } from "#app/services/uploads.server.ts";
import type { Route } from "./+types/$id";

export const middleware: Route.MiddlewareFunction[] = [keepPersonal, requirePermission("approve-businesses")];

/** A paper of an application, to be saved, for who decides about it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, files } = context.get(shopContext);
  const file = (await isApplicationPaper(db, params.id)) ? await readUpload(db, files, params.id) : undefined;
  if (file?.purpose !== "licence") throw new Response(null, { status: 404 });
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      "Content-Type": file.mediaType,
      "Content-Disposition": `attachment; filename*=UTF-8''${encodeURIComponent(file.fileName)}`,
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
    },
  });
}
