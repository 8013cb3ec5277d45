import { Search } from "lucide-react";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { categoryText } from "#app/content/messages/catalog/category.ts";

/** Filters the list while one types; without JavaScript it asks for ?q=. */
export function FormSearchBox({
  query,
  onQuery,
  foundCount,
}: {
  query: string;
  onQuery: (query: string) => void;
  /** Undefined while nothing is searched. */
  foundCount: number | undefined;
}) {
  const { forms: words } = categoryText;
  return (
    <search className="grid max-w-[640px] gap-2.5">
      <Form
        method="get"
        action="/homeopathy-categories"
        preventScrollReset
        className="flex items-end gap-2.5"
      >
        <TextField
          type="search"
          name="q"
          label={words.search}
          hint={words.searchHint}
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          className="flex-1"
        />
        <Button variant="soft" className="hidden min-h-[52px]! noscript:inline-flex">
          <Search className="size-[18px]" />
          {words.searchButton}
        </Button>
      </Form>
      <p role="status" className="min-h-6 text-ink-2">
        {foundCount !== undefined && words.found(foundCount)}
      </p>
    </search>
  );
}
