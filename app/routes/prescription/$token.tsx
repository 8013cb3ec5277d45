import { FileDown } from "lucide-react";
import QRCode from "qrcode";
import { data } from "react-router";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { AskDoctor } from "#app/components/prescriptions/ask-doctor.tsx";
import { BuyPanel } from "#app/components/prescriptions/buy-panel.tsx";
import { PrescriptionMissing } from "#app/components/prescriptions/prescription-missing.tsx";
import { PrescriptionPaper } from "#app/components/prescriptions/prescription-paper.tsx";
import { RefillPanel } from "#app/components/prescriptions/refill-panel.tsx";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { pageAddress } from "#app/content/messages/page-address.ts";
import { prescriptionText } from "#app/content/messages/prescriptions/prescription.ts";
import { whenAgain } from "#app/content/messages/when-again.ts";
import { clientContext, type Shop, shopContext, visitorContext } from "#app/context.ts";
import { fieldText, fieldTexts } from "#app/domain/form/form-text.ts";
import { parseRowId } from "#app/domain/form/row-id.ts";
import { tooManyInit } from "#app/domain/too-many.ts";
import { answerWithNotice } from "#app/middleware/notice.server.ts";
import { outsideServices } from "#app/middleware/outside-services.server.ts";
import { keepAddressSecret, keepPersonal } from "#app/middleware/personal-page.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { redirect } from "#app/middleware/redirect.server.ts";
import { cartHeaders, recogniseVisitor } from "#app/middleware/visitor.server.ts";
import {
  type AddRefusal,
  addPrescriptionToCart,
} from "#app/services/cart/add-prescription-to-cart.server.ts";
import { listRefills } from "#app/services/prescriptions/change-refill.server.ts";
import { findPrescriptionByToken } from "#app/services/prescriptions/find-prescription.server.ts";
import { matchLines } from "#app/services/prescriptions/match-prescription.server.ts";
import { askForRefill } from "#app/services/prescriptions/refills.server.ts";
import type { Route } from "./+types/$token";

const text = prescriptionText;

const STATUS: Record<AddRefusal, number> = {
  "not-found": 404,
  "nothing-available": 409,
  "liquid-not-chosen": 422,
  revoked: 410,
  replaced: 410,
  expired: 410,
};

export const middleware: Route.MiddlewareFunction[] = [keepPersonal, keepAddressSecret, recogniseVisitor];

/** The page of a refusal says when to try again. */
export const headers: Route.HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  actionHeaders ?? loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  personalMeta(matches, loaderData?.page ? text.heading(loaderData.page.paper.number) : text.missingTitle);

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { db, clock, config } = context.get(shopContext);
  const now = clock();
  const { address } = context.get(clientContext);
  const found = await findPrescriptionByToken(db, { token, address, now });
  if (!found.ok)
    return found.reason === "too-many-attempts"
      ? data({ page: undefined, shutOut: whenAgain(found.retryAfterSeconds) }, tooManyInit(found))
      : data({ page: undefined, shutOut: undefined }, { status: STATUS[found.reason] });
  const { token: _, revokedReason: __, lines, ...paper } = found.value;
  const isValid = paper.state === "valid" && paper.isIntact;
  const verifyUrl = pageAddress(config.publicOrigin, "/verify-prescription");
  const check = new URLSearchParams({ number: paper.number, code: paper.verificationCode });
  return data({
    shutOut: undefined,
    page: {
      paper: { ...paper, lines: lines.map(({ remedyId: _, productId: __, potency: ___, ...line }) => line) },
      states: isValid ? await matchLines(db, { lines, now }) : [],
      reminders: isValid ? await listRefills(db, token) : [],
      isValid,
      hasTexts: outsideServices(config).hasTextMessages,
      verifyUrl,
      qrSvg: await QRCode.toString(`${verifyUrl}?${check}`, { type: "svg", margin: 1 }),
    },
  });
}

export async function action({ request, params: { token }, context }: Route.ActionArgs) {
  const form = await readForm(request);
  if (fieldText(form, "intent") === "remind") return remind(context.get(shopContext), { token, form });
  const { db, clock } = context.get(shopContext);
  const added = await addPrescriptionToCart(db, {
    token,
    address: context.get(clientContext).address,
    cartId: context.get(visitorContext).cartId,
    liquidFor: new Set(fieldTexts(form, "liquid").map((id) => parseRowId(id) ?? 0)),
    now: clock(),
  });
  if (!added.ok)
    return added.reason === "too-many-attempts"
      ? data({ message: text.tooManyLinks(whenAgain(added.retryAfterSeconds)) }, tooManyInit(added))
      : data({ message: refusalText(added.reason) }, { status: STATUS[added.reason] });
  const headers = await cartHeaders(context, added.value.cartId);
  return answerWithNotice({ context, notice: { kind: "prescription-in-cart" }, to: "/cart", headers });
}

async function remind({ db, clock, config }: Shop, { token, form }: { token: string; form: FormData }) {
  const channel = fieldText(form, "channel") === "sms" ? "sms" : "mail";
  if (channel === "sms" && !outsideServices(config).hasTextMessages)
    return data({ message: text.refill.noTexts }, { status: 422 });
  const asked = await askForRefill(db, {
    token,
    lineId: parseRowId(fieldText(form, "lineId")) ?? 0,
    channel,
    now: clock(),
  });
  if (!asked.ok) return data({ message: text.refill.notFound }, { status: 404 });
  return redirect(`/prescription/${token}#reminders`, 303);
}

function refusalText(reason: AddRefusal): string {
  if (reason === "not-found") return text.missingText;
  if (reason === "nothing-available") return text.buy.nothing;
  if (reason === "liquid-not-chosen") return text.buy.liquidNotChosen;
  return reason === "expired" ? text.expiredNow : text.states[reason]("");
}

export default function Prescription({ loaderData, actionData, params: { token } }: Route.ComponentProps) {
  const words = prescriptionText;
  const { page } = loaderData;
  if (!page) return <PrescriptionMissing shutOut={loaderData.shutOut} />;
  const { paper, states, reminders, isValid, hasTexts } = page;
  const warning = words.warning(paper);
  return (
    <PageWidth className="pb-14 print:p-0">
      <div className="print:hidden">
        <Breadcrumbs
          label={words.breadcrumb}
          items={[{ name: words.home, to: "/" }, { name: words.title }]}
        />
      </div>
      <h1 className="mt-0.5 mb-5 print:sr-only">{words.heading(paper.number)}</h1>
      {warning && (
        <Notice kind="warning" className="mb-5 print:hidden">
          {warning}
        </Notice>
      )}
      {actionData && (
        <Notice kind="error" className="mb-5 print:hidden">
          {actionData.message}
        </Notice>
      )}
      <div className="grid gap-[22px] *:min-w-0 lg:grid-cols-[1fr_372px] lg:items-start lg:gap-9 print:block">
        <PrescriptionPaper paper={paper} qrSvg={page.qrSvg} verifyUrl={page.verifyUrl} />
        <div className="grid gap-[18px] print:hidden">
          {isValid ? <BuyPanel lines={paper.lines} states={states} /> : <AskDoctor />}
          <div className="grid gap-2">
            <ButtonLink to={`/prescription/${token}/pdf`} reloadDocument variant="outline" isBlock>
              <FileDown className="size-[18px]" />
              {words.pdf}
            </ButtonLink>
            <p className="text-sm text-ink-2">{words.printHint}</p>
          </div>
          {isValid && (
            <div id="reminders">
              <RefillPanel lines={paper.lines} reminders={reminders} hasTexts={hasTexts} />
            </div>
          )}
        </div>
      </div>
    </PageWidth>
  );
}
