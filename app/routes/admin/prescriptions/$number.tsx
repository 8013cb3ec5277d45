import QRCode from "qrcode";
import { data } from "react-router";
import { AskOnce } from "#app/components/admin/ask-once.tsx";
import { OfficeAct } from "#app/components/admin/office-act.tsx";
import { OfficeAnswer, type OfficeReply } from "#app/components/admin/office-answer.tsx";
import { Card, OfficePage, TwoColumns } from "#app/components/admin/office-page.tsx";
import { PrintButton } from "#app/components/admin/orders/papers/print-button.tsx";
import { PrescriptionStateBadge } from "#app/components/admin/prescriptions/prescription-state.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { PrescriptionPaper } from "#app/components/prescriptions/prescription-paper.tsx";
import { TextArea } from "#app/components/ui/field.tsx";
import { Link } from "#app/components/ui/link.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { hrefOf, pageAddress } from "#app/content/messages/page-address.ts";
import { officePrescriptionsText } from "#app/content/messages/prescriptions/office-prescriptions.ts";
import { shopContext } from "#app/context.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { parsePaperNumber } from "#app/domain/paper-number.ts";
import { may } from "#app/domain/permissions.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { requireProofForMany } from "#app/middleware/proof.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { readPrescription } from "#app/services/prescriptions/find-prescription.server.ts";
import { findConsultationOf, findSentBy } from "#app/services/prescriptions/list-prescriptions.server.ts";
import { revokePrescription } from "#app/services/prescriptions/revoke-prescription.server.ts";
import type { Route } from "./+types/$number";

const text = officePrescriptionsText;

export const middleware: Route.MiddlewareFunction[] = [allowOnly("see-consultations"), requireProofForMany];

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, clock, config } = context.get(shopContext);
  const reader = accountOf(context);
  const number = parsePaperNumber("prescription", params.number);
  if (!number) throw data(undefined, { status: 404 });
  const read = await readPrescription(db, { reader, number, now: clock() });
  if (!read.ok) throw data(undefined, { status: 404 });
  const { token, lines, revokedReason, ...paper } = read.value;
  const verifyUrl = pageAddress(config.publicOrigin, "/verify-prescription");
  const check = new URLSearchParams({ number, code: paper.verificationCode });
  return {
    paper: { ...paper, lines: lines.map(({ remedyId: _, productId: __, potency: ___, ...line }) => line) },
    revokedReason,
    path: `/prescription/${token}` as const,
    consultation: await findConsultationOf(db, number),
    canWrite: may(reader.role, "write-prescriptions"),
    signedTo: url.searchParams.has("signed") ? await findSentBy(db, number) : undefined,
    verifyUrl,
    qrSvg: await QRCode.toString(`${verifyUrl}?${check}`, { type: "svg", margin: 1 }),
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { db, clock, config } = context.get(shopContext);
  const writer = accountOf(context);
  const number = parsePaperNumber("prescription", params.number);
  if (!number || !may(writer.role, "write-prescriptions")) throw data(undefined, { status: 404 });
  const form = await readForm(request);
  if (fieldText(form, "intent") !== "revoke") throw data(undefined, { status: 400 });
  const reason = fieldText(form, "reason");
  const asked = { writer, number, reason, now: clock(), publicOrigin: config.publicOrigin };
  const revoked = await revokePrescription(db, asked);
  if (revoked.ok) return data<OfficeReply>({ isDone: true, sentence: text.one.revoked });
  const status = { "no-reason": 422, revoked: 409, "not-allowed": 404, "unknown-prescription": 404 };
  const reply = { isDone: false, sentence: text.refusals[revoked.reason] };
  return data<OfficeReply>(reply, { status: status[revoked.reason] });
}

export const meta: Route.MetaFunction = ({ matches, params }) =>
  personalMeta(matches, text.one.title(params.number));

export default function Prescription({ loaderData, actionData }: Route.ComponentProps) {
  const { one: words } = officePrescriptionsText;
  const { paper, revokedReason, path, consultation, canWrite, signedTo, verifyUrl, qrSvg } = loaderData;
  const signed = signedTo ? { isDone: true, sentence: words.issued(paper.number, signedTo) } : undefined;
  const isStanding = paper.state === "valid" || paper.state === "expired";
  return (
    <div className="contents print:block">
      <div className="grid gap-5 print:hidden">
        <OfficePage
          title={
            <span className="inline-flex flex-wrap items-center gap-3">
              {paper.number} <PrescriptionStateBadge state={paper.state} />
            </span>
          }
          actions={
            consultation && (
              <Link to={`/admin/consultations/${consultation}`} className="btn btn-quiet">
                {consultation}
              </Link>
            )
          }
        >
          <OfficeAnswer reply={actionData ?? signed} />
          {!paper.isIntact && <Notice kind="error">{words.notIntact}</Notice>}
          {revokedReason && <Notice kind="warning">{words.revokedFor(revokedReason)}</Notice>}
        </OfficePage>
      </div>
      <TwoColumns
        main={<PrescriptionPaper paper={paper} qrSvg={qrSvg} verifyUrl={verifyUrl} />}
        side={
          <div className="grid gap-5 print:hidden">
            <Card title={words.acts}>
              <div className="grid gap-3">
                <PrintButton>{words.print}</PrintButton>
                <a href={hrefOf(`${path}/pdf`)} className="btn btn-quiet">
                  {words.pdf}
                </a>
                <a href={hrefOf(path)} className="btn btn-quiet">
                  {words.link}
                </a>
                {canWrite && isStanding && (
                  <>
                    <Link to={`/admin/prescriptions/new?replaces=${paper.number}`} className="btn btn-quiet">
                      {words.replace}
                    </Link>
                    <p className="text-sm text-ink-2">{words.replaceText}</p>
                  </>
                )}
                {canWrite && paper.state !== "revoked" && (
                  <AskOnce button={words.revoke}>
                    <p>{words.revokeAsk(paper.number)}</p>
                    <OfficeAct intent="revoke" button={words.revoke}>
                      <TextArea
                        name="reason"
                        label={words.reason}
                        hint={words.reasonHint}
                        maxLength={300}
                        rows={2}
                        required
                      />
                    </OfficeAct>
                  </AskOnce>
                )}
              </div>
            </Card>
          </div>
        }
      />
    </div>
  );
}
