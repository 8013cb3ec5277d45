import { ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyShelf } from "#app/components/ui/empty-shelf.tsx";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { productText } from "#app/content/messages/catalog/product.ts";

/** For an address that no product has, or has any more. */
export function ProductNotFound() {
  const { notFound } = productText;
  return (
    <PageWidth className="py-16">
      <EmptyShelf as="h1" title={notFound.title} text={notFound.text}>
        <ButtonLink to="/shop">{notFound.back}</ButtonLink>
      </EmptyShelf>
    </PageWidth>
  );
}
