import QRCode from "qrcode";
import { formatDate, formatDateTime } from "#app/content/messages/dates.ts";
import { prescriptionText } from "#app/content/messages/prescriptions/prescription.ts";
import { formatPhone } from "#app/domain/form/phone.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import type { Settings } from "#app/domain/settings.ts";
import { MM, openPaper, type Paper } from "#app/services/open-paper.server.ts";
import type { PrescriptionView } from "#app/services/prescriptions/find-prescription.server.ts";

const GREEN = "#154c35";
const GREY = "#41514a";
const DOSE_WIDTH = 74 * MM;

const words = prescriptionText;

type Drawn = { prescription: PrescriptionView; shop: Settings["shop"]; verifyUrl: string };

/** The prescription as a PDF of A4 pages: the same content as its page, with digest, code and a QR code to check it. */
export async function drawPrescription(drawn: Drawn): Promise<Buffer> {
  const { prescription: p, shop } = drawn;
  const title = words.heading(p.number);
  const paper = openPaper({ title, author: p.doctorName, createdAt: p.issuedAt });
  let top = drawHead(paper, shop);
  const warning = words.warning(p);
  if (warning) top = paper.write(warning, top, { weight: "bold", size: 11 }) + 4 * MM;
  top = drawDoctor(paper, { prescription: p, top });
  top = drawPatient(paper, { prescription: p, top });
  top = paper.write(`${words.complaint} ${p.complaint}`, top, { size: 10.5 }) + 4 * MM;
  top = paper.write("Rx", paper.room(top, 30 * MM), { size: 24, weight: "display", color: GREEN });
  for (const [n, line] of p.lines.entries()) top = drawLine(paper, { line, n, top });
  if (p.advice) top = drawAdvice(paper, { advice: p.advice, top: top + 4 * MM });
  drawFoot(paper, { ...drawn, top: top + 6 * MM });
  return paper.close();
}

function drawHead(paper: Paper, { name, tagline, address, phone }: Settings["shop"]): number {
  const { line1, area, town, district, state, pincode } = address;
  const right = { x: paper.left + paper.width / 2, width: paper.width / 2, align: "right" as const, size: 9 };
  paper.write(name, 14 * MM, { size: 17, weight: "display", color: GREEN, width: paper.width / 2 });
  paper.write(tagline, 22.5 * MM, { size: 9, color: GREY });
  const place = `${[line1, area, town, district, state].filter(Boolean).join(", ")} ${pincode}`;
  const placeEnd = paper.write(place, 15 * MM, right);
  const end = phone ? paper.write(`+91 ${formatPhone(phone)}`, placeEnd, right) : placeEnd;
  const top = Math.max(end, 28 * MM) + 1.5 * MM;
  paper.rule(top, { color: GREEN });
  return top + 4 * MM;
}

type Part = { prescription: PrescriptionView; top: number };

function drawDoctor(paper: Paper, { prescription: p, top }: Part): number {
  const half = paper.width / 2;
  let end = paper.write(p.doctorName, top, { size: 14, weight: "display", width: half });
  end = paper.write(p.doctorQualification, end, { width: half });
  end = paper.write(words.registration(p.registrationNumber), end, { width: half });
  const facts: Fact[] = [
    [words.date, formatDateTime(p.issuedAt)],
    [words.visit, words.mode[p.mode]],
    [words.number, p.number],
  ];
  return Math.max(end, drawFacts(paper, { facts, x: paper.left + half, width: half, top })) + 4 * MM;
}

function drawPatient(paper: Paper, { prescription: p, top }: Part): number {
  const facts: Fact[] = [
    [words.patient, p.patientName],
    [words.ageGender, `${p.patientAgeYears}, ${words.gender[p.patientGender]}`],
    ...(p.patientGuardian ? [[words.guardian, p.patientGuardian] as Fact] : []),
    ...(p.patientPhone ? [[words.phone, `+91 ${formatPhone(p.patientPhone)}`] as Fact] : []),
    [words.validUntil, formatDate(p.expiresOn)],
  ];
  const inside = { x: paper.left + 4 * MM, width: paper.width - 8 * MM };
  const end = drawFacts(paper, { facts, ...inside, top: top + 2.5 * MM });
  paper.box(top, { height: end - top + 2 * MM });
  return end + 6 * MM;
}

type Fact = [name: string, value: string];

/** Facts side by side, each with its name above. */
function drawFacts(
  paper: Paper,
  { facts, x, width, top }: { facts: Fact[]; x: number; width: number; top: number },
): number {
  const column = width / facts.length;
  const ends = facts.map(([name, value], n) => {
    const place = { x: x + n * column, width: column - 3 * MM };
    const below = paper.write(name, top, { ...place, size: 8.5, color: GREY });
    return paper.write(value, below, { ...place, weight: "bold" });
  });
  return Math.max(...ends);
}

function drawLine(
  paper: Paper,
  { line, n, top }: { line: PrescriptionView["lines"][number]; n: number; top: number },
): number {
  const name = {
    x: paper.left + 9 * MM,
    width: paper.width - DOSE_WIDTH - 14 * MM,
    size: 14,
    weight: "display" as const,
  };
  const dose = { x: paper.left + paper.width - DOSE_WIDTH, width: DOSE_WIDTH };
  const height = Math.max(
    paper.heightOf(line.medicine, name) + 12 * MM,
    paper.heightOf(line.dose, { ...dose, size: 11, weight: "bold" }) +
      paper.heightOf(line.doseHindi ?? "", { ...dose, size: 10.5 }) +
      7 * MM,
  );
  const start = paper.room(top, height) + 3 * MM;
  paper.write(`${n + 1}.`, start + 1, { size: 12, weight: "display" });
  let left = paper.write(line.medicine, start, name);
  if (line.potencyLabel) {
    const boxed = { size: 13, weight: "display" as const };
    const width = paper.widthOf(line.potencyLabel, boxed) + 4 * MM;
    paper.box(left + 1, { x: name.x, width, height: 19 });
    paper.write(line.potencyLabel, left + 1.5, { ...boxed, x: name.x + 2 * MM });
    left = paper.write(line.form, left + 4, {
      x: name.x + width + 3 * MM,
      color: GREY,
    });
    left += 3;
  } else left = paper.write(line.form, left, { x: name.x, color: GREY });
  let right = paper.write(line.dose, start, { ...dose, size: 11, weight: "bold" });
  if (line.doseHindi) right = paper.write(line.doseHindi, right, { ...dose, size: 10.5 });
  const end = Math.max(left, right) + 2.5 * MM;
  paper.rule(end);
  return end;
}

function drawAdvice(paper: Paper, { advice, top }: { advice: string; top: number }): number {
  const inside = { x: paper.left + 4 * MM, width: paper.width - 8 * MM, size: 10.5 };
  const text = `${words.advice} ${advice}`;
  const height = paper.heightOf(text, inside) + 5 * MM;
  const start = paper.room(top, height);
  paper.write(text, start + 2.5 * MM, inside);
  paper.box(start, { height });
  return start + height;
}

function drawFoot(paper: Paper, { prescription: p, verifyUrl, top }: Drawn & { top: number }): void {
  const size = 28 * MM;
  const start = paper.room(top, 44 * MM);
  paper.rule(start);
  const column = { width: paper.width - size - 8 * MM, size: 8.5, color: GREY };
  let end = paper.write(words.signed(p.doctorName, formatDateTime(p.issuedAt)), start + 3 * MM, {
    ...column,
    weight: "bold",
  });
  end = paper.write(words.consent(formatDate(indiaDate(p.consentedAt))), end, column);
  end = paper.write(words.freeChoice, end, column);
  end = paper.write(`${words.checkIt} ${verifyUrl}`, end + 1.5 * MM, column);
  end = paper.write(`${words.code}: ${p.verificationCode}`, end, { ...column, weight: "bold", size: 10.5 });
  paper.write(`${words.digest}: ${p.digest}`, end, { ...column, size: 7.5 });
  const check = new URLSearchParams({ number: p.number, code: p.verificationCode });
  const { modules } = QRCode.create(`${verifyUrl}?${check}`, { errorCorrectionLevel: "M" });
  paper.modules((row, at) => modules.get(row, at) === 1, {
    count: modules.size,
    x: paper.left + paper.width - size,
    top: start + 4 * MM,
    size,
  });
}
