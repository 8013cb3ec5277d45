import { z } from "zod";
import { type Gateway, GatewayRefusal } from "#app/domain/payments/gateway.ts";
import {
  ANSWER_WITHIN_MS,
  type Ask,
  list,
  paymentEntity,
  paymentOf,
  unreached,
} from "#app/services/payments/razorpay-line.server.ts";

const codeEntity = z.object({
  id: z.string(),
  image_url: z.string(),
  /** Only where the account has it; else there is a picture alone. */
  image_content: z.string().startsWith("upi://").optional().catch(undefined),
  close_by: z.coerce.number(),
  status: z.string(),
});

const LARGEST_PICTURE = 300_000;
const PICTURES = ["image/png", "image/jpeg", "image/webp"];

/** Razorpay's QR codes, each for one payment of one amount; https://razorpay.com/docs/api/qr-codes. */
export function razorpayCodes(
  ask: Ask,
  url: string,
): Pick<Gateway, "openCode" | "closeCode" | "listCodePayments"> {
  const pathOf = (codeId: string, deed = "") => `payments/qr_codes/${encodeURIComponent(codeId)}${deed}`;
  return {
    async openCode({ receipt, amountPaise, shopName, closesAt }) {
      const body = {
        type: "upi_qr",
        name: shopName,
        usage: "single_use",
        fixed_amount: true,
        payment_amount: amountPaise,
        description: receipt,
        close_by: Math.floor(closesAt.getTime() / 1000),
      };
      const made = await ask(codeEntity, "payments/qr_codes", { body });
      const shown = made.image_content ?? (await readPicture(made.image_url, url));
      return { codeId: made.id, shown, closesAt: new Date(made.close_by * 1000) };
    },
    async closeCode(codeId) {
      try {
        await ask(codeEntity, pathOf(codeId, "/close"), { body: {} });
      } catch (error) {
        // It refuses what is closed, too.
        if (!(error instanceof GatewayRefusal)) throw error;
        const { status } = await ask(codeEntity, pathOf(codeId));
        if (status !== "closed") throw error;
      }
    },
    async listCodePayments(codeId) {
      const { items } = await ask(list(paymentEntity), pathOf(codeId, "/payments?count=100"));
      return items.map((item) => paymentOf(item, codeId));
    },
  };
}

/** The picture of a code, read by the shop so that no browser of a buyer asks others for it. */
async function readPicture(address: string, url: string): Promise<string> {
  const { protocol, origin } = new URL(address);
  if (protocol !== "https:" && origin !== new URL(url).origin) unreached("A picture without encryption.");
  const response = await fetch(address, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).catch(unreached);
  const kind = response.headers.get("content-type")?.split(";")[0] ?? "";
  const picture = Buffer.from(await response.arrayBuffer().catch(unreached));
  if (!response.ok || !PICTURES.includes(kind) || picture.length > LARGEST_PICTURE)
    unreached(`No picture of a code: ${response.status} ${kind} ${picture.length}`);
  return `data:${kind};base64,${picture.toString("base64")}`;
}
