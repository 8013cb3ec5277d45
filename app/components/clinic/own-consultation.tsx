import { FileText } from "lucide-react";
import { Link } from "#app/components/ui/link.ts";
import { Panel } from "#app/components/ui/panel.tsx";
import { Status } from "#app/components/ui/status.tsx";
import { booked } from "#app/content/messages/booked.ts";
import { ownConsultationText } from "#app/content/messages/clinic/own-consultation.ts";
import { formatDate, formatDateTime } from "#app/content/messages/dates.ts";
import type { ConsultationStatus } from "#app/domain/clinic/consultation-status.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import type { PrescriptionState } from "#app/domain/prescriptions/prescription-state.ts";

export type OwnConsultationView = {
  number: string;
  token: string;
  name: string;
  status: ConsultationStatus;
  preferredDate: string;
  startsAt: Date | undefined;
  doctorName: string | undefined;
  prescriptions: { number: string; token: string; issuedAt: Date; state: PrescriptionState }[];
};

/** One of the person's consultations: when, with whom, and the prescriptions that came of it. */
export function OwnConsultation({ consultation }: { consultation: OwnConsultationView }) {
  const words = ownConsultationText;
  const { number, token, name, status, preferredDate, startsAt, doctorName, prescriptions } = consultation;
  return (
    <Panel className="grid gap-x-5 gap-y-2 md:grid-cols-[1fr_auto] md:items-center">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-xl">
            <Link to={`/consultation/${token}`} className="hover:underline">
              {words.title(number)}
            </Link>
          </h2>
          <Status kind={status === "cancelled" || status === "missed" ? "mute" : "info"}>
            {words.status[status]}
          </Status>
        </div>
        <p>{words.for(name)}</p>
        <p className="text-sm text-ink-2">
          {startsAt && status === "confirmed"
            ? booked(startsAt)
            : startsAt
              ? formatDateTime(startsAt)
              : formatDate(preferredDate)}
          {doctorName && `, ${doctorName}`}
        </p>
      </div>
      <Link
        to={`/consultation/${token}`}
        aria-label={words.openNamed(number)}
        className="btn btn-quiet justify-self-start"
      >
        {words.open}
      </Link>
      {prescriptions.length > 0 && (
        <ul className="mt-1 grid gap-1 border-t border-line-soft pt-2 md:col-span-2">
          {prescriptions.map(({ number, token, issuedAt, state }) => (
            <li key={number} className="flex flex-wrap items-center gap-x-3">
              <Link to={`/prescription/${token}`} className="link inline-flex min-h-11 items-center gap-2">
                <FileText />
                {words.prescription(number, formatDate(indiaDate(issuedAt)))}
              </Link>
              <Status kind={state === "valid" ? "ok" : "mute"}>{words.prescriptionState[state]}</Status>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
