import { Card } from "#app/components/admin/office-page.tsx";
import { RemoveOnce } from "#app/components/admin/remove-once.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { doctorPhotoText } from "#app/content/messages/clinic/doctor-photo.ts";

/** The doctor's photograph as cards show it, and the form that changes it. */
export function DoctorPhoto({
  photoUrl,
  name,
  error,
}: {
  photoUrl: string | undefined;
  name: string;
  error?: string | undefined;
}) {
  const words = doctorPhotoText;
  return (
    <Card title={words.title}>
      <div className="grid gap-4">
        {photoUrl ? (
          <img src={photoUrl} alt={name} width={104} height={120} className="h-30 rounded-md object-cover" />
        ) : (
          <p className="text-ink-2">{words.none}</p>
        )}
        <Form method="post" encType="multipart/form-data" className="grid gap-3">
          <TextField
            name="photo"
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            label={words.file}
            hint={words.fileHint}
            error={error}
            required
          />
          <Button name="intent" value="photo" variant="quiet" className="justify-self-start">
            {photoUrl ? words.replace : words.add}
          </Button>
        </Form>
        {photoUrl && (
          <RemoveOnce thing={words.ofDoctor(name)} intent="remove-photo" note={words.removeNote} />
        )}
      </div>
    </Card>
  );
}
