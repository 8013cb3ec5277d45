import "#app/components/admin/invoices/invoice.css";
import type { ReactNode } from "react";
import { data } from "react-router";
import { InvoiceA4 } from "#app/components/admin/invoices/invoice-a4.tsx";
import { InvoiceRoll } from "#app/components/admin/invoices/invoice-roll.tsx";
import { Card, OfficePage } from "#app/components/admin/office-page.tsx";
import { AddressLabel } from "#app/components/admin/orders/papers/address-label.tsx";
import { DoseForm } from "#app/components/admin/orders/papers/dose-form.tsx";
import { DoseLabels } from "#app/components/admin/orders/papers/dose-labels.tsx";
import { PackingSlip } from "#app/components/admin/orders/papers/packing-slip.tsx";
import type { DoseTexts, PaperOrder, PaperShop } from "#app/components/admin/orders/papers/paper.ts";
import { PrintButton } from "#app/components/admin/orders/papers/print-button.tsx";
import { Receipt } from "#app/components/admin/orders/papers/receipt.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { invoiceText } from "#app/content/messages/invoices/paper.ts";
import { officeOrdersText } from "#app/content/messages/orders/office-orders.ts";
import {
  doseInHindi,
  onLiquidInHindi,
  printedInHindi,
} from "#app/content/messages/prescriptions/dose-in-hindi.ts";
import { onLiquid } from "#app/content/messages/prescriptions/liquid-dose.ts";
import { shopContext } from "#app/context.ts";
import { fieldLine, fieldRows } from "#app/domain/form/form-lines.ts";
import type { InvoicePaper } from "#app/domain/invoices/invoice-paper.ts";
import { parseOrderNumber } from "#app/domain/orders/order-number.ts";
import { LONGEST_DOSE, labelSize, readLabelDose } from "#app/domain/prescriptions/dose-label.ts";
import { doseOnPack, type Liquid } from "#app/domain/prescriptions/liquid-for-globules.ts";
import { doseInWords } from "#app/domain/prescriptions/prescription-line.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { findCashiers } from "#app/services/invoices/find-cashiers.server.ts";
import { findPapers } from "#app/services/invoices/find-papers.server.ts";
import { findOfficeOrders, type OfficeOrder } from "#app/services/orders/find-office-order.server.ts";
import { findLiquidLines } from "#app/services/orders/liquid-lines.server.ts";
import {
  findPrescribedDoses,
  type PrescribedDose,
} from "#app/services/prescriptions/find-prescribed-doses.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import type { Route } from "./+types/$paper";

const MOST_AT_ONCE = 50;

const DOSE_LABELS = "dose-labels";

type Paper = {
  order: PaperOrder;
  shop: PaperShop;
  doses: Record<number, DoseTexts>;
  /** Invoice and credit notes of the order, where it has any. */
  bills: InvoicePaper[];
  /** Who sold it at the counter. */
  cashier?: string | undefined;
};
const PAPERS: Record<string, (paper: Paper) => ReactNode> = {
  "packing-slip": PackingSlip,
  "address-label": AddressLabel,
  [DOSE_LABELS]: DoseLabels,
  invoice: Bills,
  // Where there is an invoice, what the customer takes home is that.
  receipt: (paper) =>
    paper.bills.length > 0
      ? paper.bills.map((bill) => (
          <InvoiceRoll
            key={bill.number}
            paper={bill}
            returnDays={paper.shop.returnDays}
            cashier={paper.cashier}
          />
        ))
      : Receipt(paper),
};
const HAS_BILLS = ["invoice", "receipt"];

export const middleware: Route.MiddlewareFunction[] = [allowOnly("see-orders")];

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(shopContext);
  const typed = new URL(request.url).searchParams.getAll("number").slice(0, MOST_AT_ONCE);
  const numbers = typed.map(parseOrderNumber).filter((number) => number !== undefined);
  const orders = await findOfficeOrders(db, { numbers, now: clock() });
  if (!Object.hasOwn(PAPERS, params.paper) || orders.length === 0) throw data(undefined, { status: 404 });
  const { shop, returns } = await findSettings(db);
  const doses = params.paper === DOSE_LABELS ? await prescribedDoses(context, orders) : {};
  const bills = HAS_BILLS.includes(params.paper) ? await findPapers(db, numbers) : [];
  const cashiers = bills.length > 0 ? await findCashiers(db, numbers) : {};
  return { orders, shop: { ...shop, returnDays: returns.windowDays }, doses, bills, cashiers };
}

/** Only labels take anything: what stands on them is sent here and nowhere kept. */
export async function action({ params, request, context }: Route.ActionArgs) {
  if (params.paper !== DOSE_LABELS) throw data(undefined, { status: 400 });
  const form = await readForm(request);
  const word = (name: string) => fieldLine(form, name).slice(0, LONGEST_DOSE);
  const lineIds = fieldRows(form, "dose").map(({ id }) => id);
  const liquids = await findLiquidLines(context.get(shopContext).db, lineIds);
  const doses = Object.fromEntries(
    lineIds.map((id) => {
      const liquid = liquids.get(id);
      return [id, typedDose({ name: word(`name-${id}`), typed: word(`dose-${id}`), liquid })];
    }),
  );
  return data(doses, { status: Object.values(doses).some(({ problem }) => problem) ? 422 : 200 });
}

async function prescribedDoses(context: Route.LoaderArgs["context"], orders: OfficeOrder[]) {
  const { db, clock } = context.get(shopContext);
  const lines = orders.flatMap((order) => order.lines.map((line) => ({ id: line.id, name: order.name })));
  const asked = { lineIds: lines.map(({ id }) => id), readBy: accountOf(context).userId, now: clock() };
  const prescribed = await findPrescribedDoses(db, asked);
  const liquids = await findLiquidLines(db, asked.lineIds);
  return Object.fromEntries(
    lines.map(({ id, name }) => {
      const dose = prescribed.get(id);
      return [id, dose ? prescribedTexts(dose, liquids.get(id)) : { name, typed: "" }];
    }),
  );
}

function prescribedTexts(
  { patientName: name, ...dose }: PrescribedDose,
  liquid: Liquid | undefined,
): DoseTexts {
  if (!dose.isHeld) return { name, typed: "", problem: dose.ended };
  const { english, hindi, isInGlobules } = dose;
  return fittingTexts({ name, typed: english, english, hindi }, doseOnPack({ isInGlobules }, liquid));
}

function typedDose({
  name,
  typed,
  liquid,
}: {
  name: string;
  typed: string;
  liquid: Liquid | undefined;
}): DoseTexts {
  const dose = readLabelDose(typed);
  if (!dose) return { name, typed, ...(typed && { problem: "unread" }) };
  const inHindi = doseInHindi(dose);
  const unknown = "unknown" in inHindi ? inHindi.unknown : [];
  const texts = { name, typed, english: doseInWords(dose), hindi: printedInHindi(dose), unknown };
  return fittingTexts(texts, doseOnPack({ isInGlobules: dose.doseUnit === "globules" }, liquid));
}

/** What a label has room for, with what must be said of the dose on this pack. */
function fittingTexts(
  {
    name,
    typed,
    unknown,
    ...dose
  }: { name: string; typed: string; english: string; hindi: string | undefined; unknown?: string[] },
  onPack: ReturnType<typeof doseOnPack>,
): DoseTexts {
  if (onPack === "not-globules") return { name, typed, problem: onPack };
  const isMedicatedFirst = onPack === "medicate-first";
  const english = isMedicatedFirst ? onLiquid(dose.english) : dose.english;
  const hindi = dose.hindi && isMedicatedFirst ? onLiquidInHindi(dose.hindi) : dose.hindi;
  const texts = { name, typed, english, hindi, unknown };
  return labelSize(hindi ? [english, hindi] : [english]) ? texts : { name, typed, problem: "too-long" };
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, officeOrdersText.one.papers);

export default function Papers({ loaderData, actionData, params }: Route.ComponentProps) {
  const words = officeOrdersText;
  const Paper = PAPERS[params.paper]!;
  const { orders, shop, bills, cashiers } = loaderData;
  const doses = actionData ?? loaderData.doses;
  return (
    <>
      <div className="no-print">
        <div className="grid gap-5">
          <OfficePage
            title={words.papers[params.paper as keyof typeof words.papers]}
            actions={<PrintButton>{words.print.print}</PrintButton>}
          >
            {params.paper === DOSE_LABELS ? (
              <Card title={words.print.dose.title}>
                <DoseForm orders={orders} doses={doses} />
              </Card>
            ) : null}
          </OfficePage>
        </div>
      </div>
      <div className="papers">
        {orders.map((order) => (
          <Paper
            key={order.number}
            order={order}
            shop={shop}
            doses={doses}
            cashier={cashiers[order.number]}
            bills={bills.filter(({ orderNumber }) => orderNumber === order.number)}
          />
        ))}
      </div>
    </>
  );
}

/** Each on its own sheet; an order that is still here has none. */
function Bills({ order, shop, bills }: Paper) {
  const words = invoiceText;
  if (bills.length === 0)
    return (
      <p className="paper paper-a4">
        {["out_for_delivery", "shipped", "delivered"].includes(order.status)
          ? words.neverBilled
          : words.none(order.number)}
      </p>
    );
  return bills.map((bill) => <InvoiceA4 key={bill.number} paper={bill} returnDays={shop.returnDays} />);
}
