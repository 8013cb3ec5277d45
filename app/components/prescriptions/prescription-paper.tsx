import { addressLine, useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { PaperLines } from "#app/components/prescriptions/paper-lines.tsx";
import type { Paper } from "#app/components/prescriptions/prescription-view.ts";
import { formatDate, formatDateTime } from "#app/content/messages/dates.ts";
import { prescriptionText } from "#app/content/messages/prescriptions/prescription.ts";
import { formatPhone } from "#app/domain/form/phone.ts";
import { indiaDate } from "#app/domain/india-time.ts";

/** The prescription as it is printed on A4, with all that the telemedicine guidelines ask for; the print of one that must not be followed says so. */
export function PrescriptionPaper({
  paper,
  qrSvg,
  verifyUrl,
}: {
  paper: Paper;
  qrSvg: string;
  verifyUrl: string;
}) {
  const words = prescriptionText;
  const facts = useShopFacts();
  const warning = words.warning(paper);
  const age = `${paper.patientAgeYears}, ${words.gender[paper.patientGender]}`;
  return (
    <article className="grid gap-5 rounded-lg border border-line bg-white p-[18px] text-black md:p-[34px] print:gap-4 print:rounded-none print:border-0 print:p-0 print:text-[10.5pt]">
      <header className="flex flex-wrap items-start justify-between gap-4 border-b-2 border-primary pb-4">
        <p className="flex items-center gap-3">
          <img src="/art/mark.svg" alt="" width={44} height={51} />
          <span>
            <b className="block font-display text-xl leading-tight font-semibold">{facts.name}</b>
            <span className="text-sm">{facts.tagline}</span>
          </span>
        </p>
        <address className="text-sm not-italic sm:ml-auto sm:text-right">
          {addressLine(facts.address)}
          {facts.phone && (
            <>
              <br />
              +91 {formatPhone(facts.phone)}
            </>
          )}
        </address>
      </header>
      {warning && <p className="hidden border-2 border-ink p-3 font-semibold print:block">{warning}</p>}
      <div className="flex flex-wrap justify-between gap-x-8 gap-y-4">
        <p>
          <b className="block font-display text-lg leading-tight font-semibold">{paper.doctorName}</b>
          {paper.doctorQualification}
          <br />
          {words.registration(paper.registrationNumber)}
        </p>
        <Facts
          rows={[
            [words.date, formatDateTime(paper.issuedAt)],
            [words.visit, words.mode[paper.mode]],
            [words.number, paper.number],
          ]}
        />
      </div>
      <div className="rounded-md border border-ink px-4 py-3">
        <Facts
          rows={[
            [words.patient, paper.patientName],
            [words.ageGender, age],
            ...(paper.patientGuardian ? [[words.guardian, paper.patientGuardian] as Fact] : []),
            ...(paper.patientPhone ? [[words.phone, `+91 ${formatPhone(paper.patientPhone)}`] as Fact] : []),
            [words.validUntil, formatDate(paper.expiresOn)],
          ]}
        />
      </div>
      <p className="whitespace-pre-line">
        <b className="font-semibold">{words.complaint}</b> {paper.complaint}
      </p>
      <PaperLines lines={paper.lines} />
      {paper.advice && (
        <p className="rounded-md border border-ink px-4 py-3 whitespace-pre-line">
          <b className="font-semibold">{words.advice}</b> {paper.advice}
        </p>
      )}
      <footer className="flex flex-wrap items-end justify-between gap-5 border-t border-line pt-4 text-sm break-inside-avoid">
        <div className="min-w-0 grow basis-[280px]">
          <p>{words.signed(paper.doctorName, formatDateTime(paper.issuedAt))}</p>
          <p>{words.consent(formatDate(indiaDate(paper.consentedAt)))}</p>
          <p className="mt-2 font-semibold">{words.freeChoice}</p>
          <p className="mt-2">
            {words.checkIt} <span className="break-all">{verifyUrl}</span>
          </p>
          <p>
            {words.code}: <b className="font-semibold tracking-[.08em]">{paper.verificationCode}</b>
          </p>
          <p className="text-xs break-all text-ink-2">
            {words.digest}: {paper.digest}
          </p>
        </div>
        <img src={`data:image/svg+xml,${encodeURIComponent(qrSvg)}`} alt="" width={112} height={112} />
      </footer>
    </article>
  );
}

type Fact = [name: string, value: string];

function Facts({ rows }: { rows: Fact[] }) {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-ink-2">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
