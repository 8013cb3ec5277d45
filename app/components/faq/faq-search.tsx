import { Search } from "lucide-react";
import { Form } from "react-router";
import { useText } from "#app/components/text.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { faqText } from "#app/content/messages/en/faq.ts";

/** Words to look for among the answers; the address carries them. */
export function FaqSearch({ search }: { search: string }) {
  const { search: words } = useText(faqText);
  return (
    <Form action="/faq" role="search" aria-label={words.label} className="mt-5 flex max-w-[620px] gap-2.5">
      <div className="relative min-w-0 flex-1">
        <label htmlFor="faq-search" className="sr-only">
          {words.label}
        </label>
        <Search className="pointer-events-none absolute inset-y-0 left-[15px] my-auto text-ink-2" />
        <input
          key={search}
          id="faq-search"
          type="search"
          name="q"
          defaultValue={search}
          maxLength={100}
          autoComplete="off"
          placeholder={words.placeholder}
          className="control pl-[46px] text-ellipsis placeholder:text-ink-3"
        />
      </div>
      <Button type="submit">{words.button}</Button>
    </Form>
  );
}
