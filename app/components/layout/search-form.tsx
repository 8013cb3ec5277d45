import { ArrowRight, Search } from "lucide-react";
import { Form, useLocation } from "react-router";
import { useText } from "#app/components/text.tsx";
import { shellText } from "#app/content/messages/en/shell.ts";

/** The main way in: words go to the shop's listing. */
export function SearchForm({ className = "" }: { className?: string }) {
  const { header } = useText(shellText);
  const { pathname, search } = useLocation();
  const asked = pathname === "/shop" ? (new URLSearchParams(search).get("q") ?? "") : "";
  return (
    <Form action="/shop" role="search" className={`relative ${className}`}>
      <label htmlFor="site-search" className="sr-only">
        {header.search}
      </label>
      <Search className="pointer-events-none absolute inset-y-0 left-[15px] my-auto text-ink-2" />
      <input
        key={asked}
        id="site-search"
        type="search"
        name="q"
        defaultValue={asked}
        maxLength={200}
        autoComplete="off"
        placeholder={header.searchPlaceholder}
        className="control min-h-12 pr-[54px] pl-[46px] text-base text-ellipsis placeholder:text-ink-3"
      />
      <button
        type="submit"
        aria-label={header.searchButton}
        className="absolute inset-y-[5px] right-[5px] grid w-10 place-items-center rounded-[7px] bg-primary text-white hover:bg-primary-hover"
      >
        <ArrowRight />
      </button>
    </Form>
  );
}
