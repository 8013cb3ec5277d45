import { data } from "react-router";
import { OfficeAnswer, type OfficeReply } from "#app/components/admin/office-answer.tsx";
import { Card, OfficePage, TwoColumns } from "#app/components/admin/office-page.tsx";
import { PrescriptionForm } from "#app/components/admin/prescriptions/prescription-form.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Link } from "#app/components/ui/link.ts";
import { officePrescriptionsText } from "#app/content/messages/prescriptions/office-prescriptions.ts";
import { type Shop, shopContext } from "#app/context.ts";
import { parsePaperNumber } from "#app/domain/paper-number.ts";
import { printPrescriptionLine } from "#app/domain/prescriptions/prescription-line.ts";
import { readPrescriptionWriting } from "#app/domain/prescriptions/prescription-writing.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { redirect } from "#app/middleware/redirect.server.ts";
import { findConsultation } from "#app/services/clinic/list-consultations.server.ts";
import { readTypedLines } from "#app/services/prescriptions/draft-prescription.server.ts";
import { readPrescription } from "#app/services/prescriptions/find-prescription.server.ts";
import type { Writer } from "#app/services/prescriptions/issue-prescription.server.ts";
import { findConsultationOf } from "#app/services/prescriptions/list-prescriptions.server.ts";
import { type SignRefusal, signPrescription } from "#app/services/prescriptions/sign-prescription.server.ts";
import type { Route } from "./+types/new";

const text = officePrescriptionsText;
const LONGEST_COMPLAINT = 1000;

const STATUS: Partial<Record<SignRefusal, number>> = {
  "unknown-consultation": 404,
  "unknown-prescription": 404,
  "bad-prescription": 422,
};

export const middleware: Route.MiddlewareFunction[] = [allowOnly("write-prescriptions")];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock, readVocabulary } = context.get(shopContext);
  const now = clock();
  const writer = accountOf(context);
  const { consultation, replaces } = await readAddress({ db, url });
  const found = await findConsultation(db, { staff: writer, number: consultation, now });
  if (!found.ok || !found.value.health) throw data(undefined, { status: 404 });
  const { name, health } = found.value;
  const earlier = replaces
    ? await readEarlier({ db, writer, number: replaces, now, readVocabulary })
    : undefined;
  return {
    consultation,
    replaces,
    patient: {
      name,
      ageYears: health.ageYears,
      gender: health.gender,
      guardianName: health.guardianName,
      complaints: health.mainComplaints,
    },
    written: earlier ?? {
      complaint: health.mainComplaints.slice(0, LONGEST_COMPLAINT),
      advice: "",
      hasConsent: false,
      lines: [],
    },
  };
}

/** The consultation that is written for; `replaces` is the number of the earlier version. */
async function readAddress({ db, url }: { db: Shop["db"]; url: URL }) {
  const replaces = parsePaperNumber("prescription", url.searchParams.get("replaces") ?? "");
  const consultation = replaces
    ? await findConsultationOf(db, replaces)
    : parsePaperNumber("consultation", url.searchParams.get("consultation") ?? "");
  if (!consultation) throw data(undefined, { status: 404 });
  return { consultation, replaces };
}

async function readEarlier({
  db,
  writer,
  number,
  now,
  readVocabulary,
}: Pick<Shop, "db" | "readVocabulary"> & {
  writer: Writer;
  number: string;
  now: Date;
}) {
  const read = await readPrescription(db, { reader: writer, number, now });
  if (!read.ok) throw data(undefined, { status: 404 });
  const { complaint, advice, lines } = read.value;
  const typed = await readTypedLines(db, {
    typed: lines.map(printPrescriptionLine),
    vocabulary: await readVocabulary(),
  });
  return { complaint, advice, hasConsent: false, lines: typed.lines };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { db, clock, config, readVocabulary } = context.get(shopContext);
  const { consultation, replaces } = await readAddress({ db, url });
  const { typed, ...signing } = await signPrescription(db, {
    writing: readPrescriptionWriting(await readForm(request)),
    consultationNumber: consultation,
    replaces,
    vocabulary: await readVocabulary(),
    writer: accountOf(context),
    now: clock(),
    publicOrigin: config.publicOrigin,
  });
  const { problems } = text.writer;
  switch (signing.state) {
    case "signed":
      return redirect(`/admin/prescriptions/${signing.number}?signed`, 303);
    case "preview":
      return data({ typed, errors: {}, reply: undefined });
    case "unclear":
      return data({ typed, errors: {}, reply: refusal(text.writer.check) }, { status: 422 });
    case "incomplete": {
      const errors = Object.fromEntries(
        signing.fields.map((field) => [
          field,
          field === "lines" && typed.lines.length > 0 ? text.writer.check : problems[field],
        ]),
      );
      return data({ typed, errors, reply: undefined }, { status: 422 });
    }
    case "refused": {
      const reply = refusal(text.refusals[signing.reason]);
      return data({ typed, errors: {}, reply }, { status: STATUS[signing.reason] ?? 409 });
    }
  }
}

function refusal(sentence: string): OfficeReply {
  return { isDone: false, sentence };
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, text.writer.title);

export default function NewPrescription({ loaderData, actionData }: Route.ComponentProps) {
  const { writer: words } = officePrescriptionsText;
  const { consultation, replaces, patient } = loaderData;
  const written = actionData?.typed ?? loaderData.written;
  return (
    <OfficePage
      title={replaces ? words.replacing(replaces) : words.title}
      note={words.patient(patient.name, patient.ageYears, words.gender[patient.gender])}
      actions={
        <Link to={`/admin/consultations/${consultation}`} className="btn btn-quiet">
          {consultation}
        </Link>
      }
    >
      <OfficeAnswer reply={actionData?.reply} />
      <TwoColumns
        main={
          <PrescriptionForm
            key={written.lines.map((line) => line.typed).join("\n")}
            written={written}
            errors={actionData?.errors ?? {}}
          />
        }
        side={
          <Card title={words.said}>
            <p className="[overflow-wrap:anywhere] whitespace-pre-line">{patient.complaints}</p>
            {patient.guardianName && <p className="mt-3">{words.guardian(patient.guardianName)}</p>}
          </Card>
        }
      />
    </OfficePage>
  );
}
