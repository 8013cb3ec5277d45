import { shopContext } from "#app/context.ts";
import { cleanLine } from "#app/domain/form/plain-text.ts";
import { paperSlug } from "#app/domain/invoices/invoice-paper.ts";
import { keepAddressSecret, keepPersonal } from "#app/middleware/personal-page.server.ts";
import { drawInvoice } from "#app/services/invoices/draw-invoice.server.ts";
import { findPaperByToken } from "#app/services/invoices/find-papers.server.ts";
import type { Route } from "./+types/$number";

export const middleware: Route.MiddlewareFunction[] = [keepPersonal, keepAddressSecret];

/** An invoice or credit note of one's own order, to keep and to print. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(shopContext);
  const paper = await findPaperByToken(db, { token: cleanLine(params.token), slug: params.number });
  if (!paper) throw new Response(null, { status: 404 });
  return new Response(new Uint8Array(await drawInvoice(paper)), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename="${paperSlug(paper.number)}.pdf"`,
    },
  });
}
