import { ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyShelf } from "#app/components/ui/empty-shelf.tsx";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import type { LinkTarget } from "#app/domain/route-path.ts";

/** In place of a page whose address names nothing on our shelves; the link leads to the list of what there is. */
export function NothingHere({
  title,
  text,
  link,
}: {
  title: string;
  text: string;
  link: { to: LinkTarget; text: string };
}) {
  return (
    <PageWidth className="py-12">
      <EmptyShelf as="h1" title={title} text={text}>
        <ButtonLink to={link.to} className="mt-2">
          {link.text}
        </ButtonLink>
      </EmptyShelf>
    </PageWidth>
  );
}
