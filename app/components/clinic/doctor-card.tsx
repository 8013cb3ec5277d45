import "#app/components/clinic/doctor-card.css";
import type { ReactNode } from "react";
import type { DoctorView, Meeting } from "#app/components/clinic/consultation-view.ts";
import { doctorCardText } from "#app/content/messages/clinic/doctor-card.ts";
import { formatDay, formatTime } from "#app/content/messages/dates.ts";
import { indiaDate, indiaMinutes } from "#app/domain/india-time.ts";
import { rupees } from "#app/domain/money.ts";

/** Who the patient meets, what it costs and the next time that nobody has; `nextFree` is an instant as ISO text. */
export type DoctorCardView = { doctor: DoctorView; meeting: Meeting; nextFree: string | undefined };

/** The doctor's face, degree, registration, languages, fee and next free time; `children` lead on. */
export function DoctorCard({
  doctor,
  meeting,
  nextFree,
  label = doctorCardText.heading,
  isWide = false,
  children,
}: DoctorCardView & { label?: string; isWide?: boolean; children?: ReactNode }) {
  const words = doctorCardText;
  const { slotMinutes, feePaise } = doctor;
  return (
    <section aria-label={label} className={`doctor-card on-dark ${isWide ? "doctor-wide" : ""}`}>
      <DoctorFace doctor={doctor} />
      <dl>
        <div>
          <dt>{words.where[meeting]}</dt>
          <dd>{feePaise > 0 ? words.fee(rupees(feePaise), slotMinutes) : words.noFee(slotMinutes)}</dd>
        </div>
        {nextFree && (
          <div>
            <dt>{words.nextFree}</dt>
            <dd className="next-free">
              <time dateTime={nextFree}>{cardTime(nextFree)}</time>
              <span className="times">{words.seeTimes}</span>
            </dd>
          </div>
        )}
      </dl>
      {children}
    </section>
  );
}

/** The photograph, or a drawing, in its arch with name, degree, registration and languages. */
export function DoctorFace({
  doctor,
}: {
  doctor: Pick<DoctorView, "name" | "qualification" | "registrationNumber"> & Partial<DoctorView>;
}) {
  const { name, qualification, title, registrationNumber, photoUrl, languages = [] } = doctor;
  return (
    <div className="doctor-who">
      {photoUrl ? (
        <img src={photoUrl} alt={name} width={104} height={120} className="doctor-photo" />
      ) : (
        <img src="/art/doctor.svg" alt="" width={104} height={120} />
      )}
      <div>
        <h2>{name}</h2>
        {[qualification, title, doctorCardText.registration(registrationNumber), languages.join(", ")]
          .filter((line) => line !== undefined && line !== "")
          .map((line) => (
            <p key={line}>{line}</p>
          ))}
      </div>
    </div>
  );
}

/** "Mon 23 Nov, 9:30 AM" of an instant as ISO text. */
export function cardTime(instant: string): string {
  const at = new Date(instant);
  return doctorCardText.time(formatDay(indiaDate(at)), formatTime(indiaMinutes(at)));
}
