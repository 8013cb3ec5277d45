import { Notice } from "#app/components/ui/notice.tsx";
import { formatDate, formatDateTime } from "#app/content/messages/dates.ts";
import { prescriptionText } from "#app/content/messages/prescriptions/prescription.ts";
import type { PrescriptionState } from "#app/domain/prescriptions/prescription-state.ts";

/** What number and code of a paper prove. */
export type Checked = {
  number: string;
  state: PrescriptionState;
  doctorName: string;
  registrationNumber: string;
  issuedAt: Date;
  expiresOn: string;
  digest: string;
};

/** Whether a paper is genuine and holds, who signed it and when; no patient, no medicine. */
export function CheckedPrescription({ checked }: { checked: Checked }) {
  const { verify, registration } = prescriptionText;
  return (
    <Notice kind={checked.state === "valid" ? "success" : "warning"} className="mb-5">
      <p className="font-semibold">
        {checked.number}: {verify.states[checked.state]}
      </p>
      <p>
        {verify.doctor}: {checked.doctorName}, {registration(checked.registrationNumber)}
      </p>
      <p>
        {verify.signedOn} {formatDateTime(checked.issuedAt)}. {verify.validUntil}{" "}
        {formatDate(checked.expiresOn)}.
      </p>
      <p className="break-all">
        {verify.compare} {checked.digest}
      </p>
    </Notice>
  );
}
