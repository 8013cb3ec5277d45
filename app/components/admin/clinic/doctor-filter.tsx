import { Button } from "#app/components/ui/button.tsx";
import { officeClinicText } from "#app/content/messages/clinic/office-clinic.ts";

/** Shows a list of one doctor or of all; ends a form. */
export function DoctorFilter({
  doctors,
  doctorId,
}: {
  doctors: { id: number; name: string }[];
  doctorId: number | undefined;
}) {
  const { calendar: words } = officeClinicText;
  return (
    <>
      {doctors.length > 1 && (
        <select
          name="doctor"
          aria-label={words.doctor}
          defaultValue={doctorId ?? ""}
          className="control control-select w-auto flex-1"
        >
          <option value="">{words.everyDoctor}</option>
          {doctors.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
      <Button variant="quiet">{words.show}</Button>
    </>
  );
}
