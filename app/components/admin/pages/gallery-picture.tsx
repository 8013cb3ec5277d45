import { ChangedMeanwhile } from "#app/components/admin/changed-meanwhile.tsx";
import { RemoveOnce } from "#app/components/admin/remove-once.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { SelectField, TextField } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { officeText } from "#app/content/messages/office.ts";
import { officeGalleryText } from "#app/content/messages/pages/office-gallery.ts";

type Picture = { id: number; url: string; alt: string; position: number; version: string };
/** What was typed when it was not saved, and what stands there when somebody else saved meanwhile. */
export type TypedCaption = {
  id: number;
  alt: string;
  position: string;
  version: string | undefined;
  stored?: { alt: string; position: number } | undefined;
};

/** A photograph with what it shows and its place in the order. */
export function GalleryPictureForm({
  picture,
  typed,
}: {
  picture: Picture;
  typed: TypedCaption | undefined;
}) {
  const words = officeGalleryText;
  const { save } = officeText;
  const { id, url, alt } = picture;
  const shown = typed ?? picture;
  return (
    <li className="grid gap-3 rounded-md border border-line-soft p-3">
      <img src={url} alt={alt} loading="lazy" className="aspect-[4/3] w-full rounded-sm object-cover" />
      {typed?.stored && (
        <ChangedMeanwhile
          stored={{ alt: typed.stored.alt, position: String(typed.stored.position) }}
          typed={{ alt: typed.alt, position: typed.position }}
          labelOf={(name) => (name === "alt" ? words.alt : words.position)}
        />
      )}
      <Form method="post" encType="multipart/form-data" className="grid gap-3">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={shown.version} />
        <TextField id={`alt-${id}`} name="alt" label={words.alt} defaultValue={shown.alt} required />
        <TextField
          id={`position-${id}`}
          name="position"
          label={words.position}
          defaultValue={shown.position}
          inputMode="numeric"
        />
        <button type="submit" name="intent" value="change" className="btn btn-quiet justify-self-start">
          {save}
          <span className="sr-only"> {alt}</span>
        </button>
      </Form>
      <RemoveOnce thing={alt} fields={{ id }} encType="multipart/form-data" />
    </li>
  );
}

/** A new photograph: where it hangs, the file, and what it shows. */
export function AddGalleryPicture({ alt, errors }: { alt: string; errors: Record<string, string> }) {
  const words = officeGalleryText;
  return (
    <Form method="post" encType="multipart/form-data" className="grid gap-3">
      <SelectField name="section" label={words.section} error={errors.section}>
        <option value="shop">{words.sections.shop}</option>
        <option value="clinic">{words.sections.clinic}</option>
        <option value="range">{words.sections.range}</option>
        <option value="pharmacist">{words.sections.pharmacist}</option>
      </SelectField>
      <TextField
        name="file"
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        label={words.file}
        error={errors.file}
        hint={words.fileHint}
        required
      />
      <TextField
        name="alt"
        label={words.alt}
        error={errors.alt}
        hint={words.altHint}
        defaultValue={alt}
        maxLength={200}
        required
      />
      <Button name="intent" value="add" className="justify-self-start">
        {words.addButton}
      </Button>
    </Form>
  );
}
