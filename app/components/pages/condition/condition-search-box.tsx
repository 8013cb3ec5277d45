import { Button } from "#app/components/ui/button.tsx";
import { Form } from "#app/components/ui/link.ts";
import { SearchField } from "#app/components/ui/search-field.tsx";
import { conditionText } from "#app/content/messages/pages/condition.ts";

/** Filters the list while one types; without JavaScript it asks for ?q=. */
export function ConditionSearchBox({
  query,
  onQuery,
  foundCount,
}: {
  query: string;
  onQuery: (query: string) => void;
  /** Undefined while nothing is searched. */
  foundCount: number | undefined;
}) {
  const { search: words } = conditionText;
  return (
    <search className="grid max-w-[640px] gap-2">
      <Form method="get" action="/diseases" preventScrollReset className="flex gap-2.5">
        <div className="relative min-w-0 flex-1">
          <SearchField
            id="condition-search"
            label={words.label}
            value={query}
            onChange={(event) => onQuery(event.target.value)}
            maxLength={100}
            placeholder={words.placeholder}
            enterKeyHint="search"
          />
        </div>
        <Button variant="soft" className="hidden noscript:inline-flex">
          {words.button}
        </Button>
      </Form>
      <p role="status" className="text-ink-2 empty:hidden">
        {foundCount !== undefined && words.found(foundCount)}
      </p>
    </search>
  );
}
