import { ownConsultationText } from "#app/content/messages/clinic/own-consultation.ts";
import { shopContext } from "#app/context.ts";
import { keepAddressSecret, keepPersonal } from "#app/middleware/personal-page.server.ts";
import { readRecord } from "#app/services/clinic/records.server.ts";
import type { Route } from "./+types/$id";

export const middleware: Route.MiddlewareFunction[] = [keepPersonal, keepAddressSecret];

/** A patient's paper, at an address that is signed and good for five minutes; it runs nothing wherever it is opened. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, files, secret, clock } = context.get(shopContext);
  const record = await readRecord(db, files, {
    uploadId: params.id,
    until: Number(url.searchParams.get("until")),
    signature: url.searchParams.get("signature") ?? "",
    secret,
    now: clock(),
  });
  if (!record)
    return new Response(`${ownConsultationText.recordGone}\n`, {
      status: 404,
      headers: { "Content-Type": "text/plain; charset=utf-8" },
    });
  const isPicture = record.mediaType.startsWith("image/");
  const name = encodeURIComponent(record.fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return new Response(new Uint8Array(record.bytes), {
    headers: {
      "Content-Type": record.mediaType,
      "Content-Length": String(record.bytes.length),
      "Content-Disposition": `${isPicture ? "inline" : "attachment"}; filename*=UTF-8''${name}`,
      "Content-Security-Policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
