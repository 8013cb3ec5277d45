import { ArrowRight } from "lucide-react";
import { useLocation } from "react-router";
import { Form } from "#app/components/ui/link.ts";
import { SearchField } from "#app/components/ui/search-field.tsx";
import { shellText } from "#app/content/messages/shell.ts";

export const SEARCH_FIELD = "site-search";

/** The main way in: words go to the shop's listing. */
export function SearchForm({ className = "" }: { className?: string }) {
  const { header } = shellText;
  const { pathname, search } = useLocation();
  const asked = pathname === "/shop" ? (new URLSearchParams(search).get("q") ?? "") : "";
  return (
    <Form action="/shop" role="search" className={`relative ${className}`}>
      <SearchField
        id={SEARCH_FIELD}
        label={header.search}
        defaultValue={asked}
        maxLength={200}
        placeholder={header.searchPlaceholder}
        className="min-h-12 pr-[54px] text-base"
      />
      <button
        type="submit"
        aria-label={header.searchButton}
        className="absolute inset-y-0.5 right-0.5 grid w-11 place-items-center rounded-[7px] bg-primary text-white hover:bg-primary-hover"
      >
        <ArrowRight />
      </button>
    </Form>
  );
}
