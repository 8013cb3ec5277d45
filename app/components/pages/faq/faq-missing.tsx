import { ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyShelf } from "#app/components/ui/empty-shelf.tsx";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { faqText } from "#app/content/messages/pages/faq.ts";

/** No such category or question, and the way to all of them. */
export function FaqMissing({ title, text }: { title: string; text: string }) {
  const { category } = faqText;
  return (
    <PageWidth className="py-12">
      <EmptyShelf as="h1" title={title} text={text}>
        <ButtonLink to="/faq" className="mt-2">
          {category.allQuestions}
        </ButtonLink>
      </EmptyShelf>
    </PageWidth>
  );
}
