import { Card } from "#app/components/admin/office-page.tsx";
import { RemoveOnce } from "#app/components/admin/remove-once.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { officeCatalogText } from "#app/content/messages/catalog/office-catalog.ts";
import { smallPicture } from "#app/domain/picture-size.ts";

type Picture = { id: number; url: string; alt: string; focusX: number; focusY: number };

/** Pictures of a product with the point that stays in view, and a form for another one. */
export function PictureCard({ pictures }: { pictures: Picture[] }) {
  const words = officeCatalogText.pictures;
  return (
    <Card title={words.title}>
      <div className="grid gap-5">
        {pictures.length === 0 && <p className="text-ink-2">{words.none}</p>}
        {pictures.map((picture, place) => (
          <PictureRow key={`${picture.id}${picture.url}`} picture={picture} isFirst={place === 0} />
        ))}
        <Form method="post" encType="multipart/form-data" className="grid gap-3">
          <TextField
            name="picture"
            label={words.file}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            required
          />
          <TextField name="alt" label={words.alt} maxLength={160} required />
          <Button className="justify-self-start">{words.add}</Button>
        </Form>
      </div>
    </Card>
  );
}

function PictureRow({ picture, isFirst }: { picture: Picture; isFirst: boolean }) {
  const words = officeCatalogText.pictures;
  const id = <input type="hidden" name="picture" value={picture.id} />;
  return (
    <div className="grid gap-3">
      <img
        src={smallPicture(picture.url)}
        alt={picture.alt}
        width={100}
        height={120}
        className="rounded-sm"
      />
      <p className="text-sm text-ink-2">{picture.alt}</p>
      <Form method="post" className="grid grid-cols-2 items-end gap-3">
        {id}
        <TextField
          id={`x${picture.id}`}
          name="x"
          label={words.focusX}
          inputMode="numeric"
          defaultValue={picture.focusX}
        />
        <TextField
          id={`y${picture.id}`}
          name="y"
          label={words.focusY}
          inputMode="numeric"
          defaultValue={picture.focusY}
        />
        <button type="submit" name="intent" value="focus" className="btn btn-quiet">
          {words.setFocus}
        </button>
        {!isFirst && (
          <button type="submit" name="intent" value="show-first" className="btn btn-quiet">
            {words.first}
          </button>
        )}
      </Form>
      <RemoveOnce thing={picture.alt} fields={{ picture: picture.id }} intent="remove-picture" />
    </div>
  );
}
