import type { FormOnList } from "#app/components/catalog/category/form-search.ts";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.ts";
import { categoryText } from "#app/content/messages/catalog/category.ts";
import { tileText } from "#app/content/messages/catalog/tile.ts";

const DOSAGE_FORMS_SHOWN = 4;

/** A medicine form: a pack of it, what it is, its first dosage forms, and the ways to its shelf and its guide. */
export function FormCard({ form }: { form: FormOnList }) {
  const { forms: words } = categoryText;
  const { medicines } = tileText;
  const named = <span className="sr-only">{words.about(form.name)}</span>;
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface">
      <div className="flex flex-1 gap-3 p-3 md:gap-4 md:p-[18px]">
        <FormPicture form={form} />
        <div className="grid min-w-0 content-start gap-0.5 md:gap-2">
          <h3 className="text-lg leading-tight md:text-xl">{form.name}</h3>
          <p className="text-sm text-ink-2">{medicines(form.productCount)}</p>
          <p className="text-ink-2 max-md:hidden">{form.description}</p>
          <p className="text-sm text-ink-2 max-md:line-clamp-1">
            <b className="font-semibold text-ink">{words.dosageForms}: </b>
            {form.dosageForms.slice(0, DOSAGE_FORMS_SHOWN).join(", ")}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 border-t border-line px-3 md:gap-y-1 md:px-[18px] md:py-2">
        <Link to={`/category/${form.slug}`} className="link inline-flex min-h-11 items-center">
          {words.explore}
          {named}
        </Link>
        <Link to={`/homeopathy-categories/${form.slug}`} className="link inline-flex min-h-11 items-center">
          {words.viewDetails}
          {named}
        </Link>
        <ButtonLink to={`/shop?category=${form.slug}`} variant="soft" size="sm" className="ml-auto">
          {words.shopNow}
          {named}
        </ButtonLink>
      </div>
    </article>
  );
}

/** A pack of the form in a circle. */
export function FormPicture({ form }: { form: Pick<FormOnList, "pictureUrl"> }) {
  return (
    <span className="grid size-14 shrink-0 md:size-[76px] place-items-center rounded-full border border-line bg-sunk">
      {form.pictureUrl && (
        <img src={form.pictureUrl} alt="" width={80} height={96} loading="lazy" className="h-auto w-[74%]" />
      )}
    </span>
  );
}
