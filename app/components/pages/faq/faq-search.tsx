import { Button } from "#app/components/ui/button.tsx";
import { Form } from "#app/components/ui/link.ts";
import { SearchField } from "#app/components/ui/search-field.tsx";
import { faqText } from "#app/content/messages/pages/faq.ts";

/** Words to look for among the answers; the address carries them. */
export function FaqSearch({ search }: { search: string }) {
  const { search: words } = faqText;
  return (
    <Form action="/faq" role="search" aria-label={words.label} className="mt-5 flex max-w-[620px] gap-2.5">
      <div className="relative min-w-0 flex-1">
        <SearchField
          id="faq-search"
          label={words.label}
          defaultValue={search}
          maxLength={100}
          placeholder={words.placeholder}
        />
      </div>
      <Button type="submit">{words.button}</Button>
    </Form>
  );
}
