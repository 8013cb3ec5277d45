import { pageAddress } from "#app/content/messages/page-address.ts";
import { clientContext, shopContext } from "#app/context.ts";
import { tooManyInit } from "#app/domain/too-many.ts";
import { keepAddressSecret, keepPersonal } from "#app/middleware/personal-page.server.ts";
import { drawPrescription } from "#app/services/prescriptions/draw-prescription.server.ts";
import { findPrescriptionByToken } from "#app/services/prescriptions/find-prescription.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import type { Route } from "./+types/pdf";

export const middleware: Route.MiddlewareFunction[] = [keepPersonal, keepAddressSecret];

/** The prescription to keep and to print. */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { db, clock, config } = context.get(shopContext);
  const { address } = context.get(clientContext);
  const found = await findPrescriptionByToken(db, { token, address, now: clock() });
  if (!found.ok)
    throw new Response(null, found.reason === "not-found" ? { status: 404 } : tooManyInit(found));
  const prescription = found.value;
  const { shop } = await findSettings(db);
  const pdf = await drawPrescription({
    prescription,
    shop,
    verifyUrl: pageAddress(config.publicOrigin, "/verify-prescription"),
  });
  return new Response(new Uint8Array(pdf), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename="${prescription.number}.pdf"`,
    },
  });
}
