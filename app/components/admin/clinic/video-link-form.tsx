import { OfficeAct } from "#app/components/admin/office-act.tsx";
import { Card } from "#app/components/admin/office-page.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { officeClinicText } from "#app/content/messages/clinic/office-clinic.ts";

/** Takes the link to a video call and sends it to the patient; `link` is the one that was sent, empty before. `typed` is one that was refused. */
export function VideoLinkForm({ link, typed }: { link: string; typed: string | undefined }) {
  const { acts: words } = officeClinicText;
  return (
    <Card title={words.videoLink}>
      <OfficeAct intent="video-link" button={words.sendVideoLink} variant={link ? "quiet" : "primary"}>
        <TextField
          name="link"
          type="url"
          label={words.videoLink}
          hint={link ? words.videoLinkSent : words.videoLinkHint}
          defaultValue={typed ?? link}
          maxLength={500}
          required
        />
      </OfficeAct>
    </Card>
  );
}
