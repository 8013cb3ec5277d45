import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/catalog.ts";
import { addDays, indiaDate } from "#app/domain/india-time.ts";
import { requestConsultation } from "#app/services/clinic/request-consultation.server.ts";
import { createQuote } from "#app/services/enquiries/quotes/create-quote.server.ts";
import { sendBulkRequest, sendContactMessage } from "#app/services/enquiries/send-enquiry.server.ts";
import { request } from "#tests/support/clinic.ts";
import { bulkForm, contactForm, sender } from "#tests/support/enquirer.ts";
import { addAccount } from "#tests/support/patients.ts";

/** Somebody of that name asks for a consultation; gives its number. */
export async function askForConsultation(db: Db, name: string): Promise<string> {
  const preferredDate = addDays(indiaDate(new Date()), 3);
  const asked = await requestConsultation(
    db,
    request(
      { name, preferredDate, phone: phoneOf(name), email: `${phoneOf(name)}@example.in` },
      {
        now: new Date(),
        clientAddress: `10.77.${networkPart()}.${networkPart()}`,
        publicOrigin: process.env.SHOP_ORIGIN!,
      },
    ),
  );
  if (!asked.ok) throw new Error(`The request is refused: ${asked.reason}`);
  return asked.value.number;
}

/** Somebody of that name writes a message; gives its number. */
export async function askInWriting(db: Db, name: string): Promise<string> {
  const form = contactForm({
    name,
    email: `${phoneOf(name)}@example.in`,
    message: "Are you open on Sunday?",
  });
  const sent = await sendContactMessage(db, { ...sender(own()), form });
  if (!sent.ok) throw new Error(`The message is refused: ${sent.reason}`);
  return sent.value.number;
}

/** Somebody of that name asks for prices of 40 packs of Arnica; gives the number. */
export async function askForPrices(db: Db, name: string): Promise<string> {
  const form = bulkForm({ name, email: `${phoneOf(name)}@example.in` });
  const sent = await sendBulkRequest(db, {
    ...sender(own()),
    form,
    lines: [{ productId: await arnicaId(db), quantity: 40 }],
  });
  if (!sent.ok) throw new Error(`The request is refused: ${sent.reason}`);
  return sent.value.number;
}

/** A quote for 40 packs of Arnica to somebody of that name; gives its link's secret and the number of the enquiry. */
export async function sendQuote(db: Db, name: string): Promise<{ token: string; enquiryNumber: string }> {
  const enquiryNumber = await askForPrices(db, name);
  const { userId: staffId } = await addAccount(db, "staff");
  const toOrderBy = addDays(indiaDate(new Date()), 5);
  const sent = await createQuote(db, {
    enquiryNumber,
    lines: [{ productId: await arnicaId(db), quantity: 40, pricePaise: 9_000, toOrderBy }],
    deliveryPaise: 0,
    note: "Delivered with our own rider.",
    staffId,
    now: new Date(),
    publicOrigin: process.env.SHOP_ORIGIN!,
    upiVpa: "shop@bank",
  });
  if (!sent.ok) throw new Error(`No quote: ${sent.reason}`);
  return { token: sent.value.token, enquiryNumber };
}

async function arnicaId(db: Db): Promise<number> {
  const [arnica] = await db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.slug, "arnica-montana-30-ch-sbl-30-ml"));
  return arnica!.id;
}

function own() {
  return {
    now: new Date(),
    idempotencyKey: crypto.randomUUID(),
    clientAddress: `10.78.${networkPart()}.${networkPart()}`,
  };
}

function networkPart(): number {
  return Math.floor(Math.random() * 250) + 1;
}

/** Ten digits made of a name, so that names that differ have phones that differ. */
function phoneOf(name: string): string {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)!) % 1_000_000_000;
  return `9${String(sum).padStart(9, "0")}`;
}
