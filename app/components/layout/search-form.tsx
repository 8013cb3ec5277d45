import { ArrowRight } from "lucide-react";
import { type ComponentType, type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { Form } from "#app/components/ui/link.ts";
import { SearchField } from "#app/components/ui/search-field.tsx";
import { shellText } from "#app/content/messages/shell.ts";

export const SEARCH_FIELD = "site-search";

/** Fetches what helps in the field while somebody types. */
export type FetchSearchHelp = () => Promise<{ SearchHelp: SearchHelp }>;
type SearchHelp = ComponentType<{ form: RefObject<HTMLFormElement | null> }>;

/** The main way in: words go to the shop's listing. Whoever comes to the field gets help with them. */
export function SearchForm({
  className = "",
  fetchHelp,
}: {
  className?: string;
  fetchHelp: FetchSearchHelp;
}) {
  const { header } = shellText;
  const { pathname, search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const [help, setHelp] = useState<{ SearchHelp: SearchHelp }>();
  const asked = pathname === "/shop" ? (new URLSearchParams(search).get("q") ?? "") : "";
  const bringHelp = () => void (help ?? fetchHelp().then(setHelp, () => {}));

  // Screen readers hear what it is before the help is there; without scripts it is a plain field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words make another field
  useEffect(() => {
    const field = form.current!.querySelector("input")!;
    field.role = "combobox";
    field.ariaExpanded = "false";
  }, [asked]);

  return (
    <Form
      ref={form}
      action="/shop"
      role="search"
      onFocus={bringHelp}
      onInput={bringHelp}
      onPointerOver={bringHelp}
      className={`relative ${className}`}
    >
      <SearchField
        id={SEARCH_FIELD}
        label={header.search}
        defaultValue={asked}
        maxLength={200}
        placeholder={header.searchPlaceholder}
        className="min-h-12 pr-[54px] text-base"
      />
      {help && <help.SearchHelp form={form} />}
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
