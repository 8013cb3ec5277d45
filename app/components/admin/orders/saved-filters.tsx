import { X } from "lucide-react";
import { Form, Link } from "#app/components/ui/link.ts";
import { officeOrdersText } from "#app/content/messages/orders/office-orders.ts";

/** The filters of a list that have a name, and a line to give the present one a name. */
export function SavedFilters({
  filters,
  query,
}: {
  filters: { id: number; name: string; query: string }[];
  /** What the address of the list asks for now. */
  query: string;
}) {
  const { saved: words } = officeOrdersText;
  return (
    <details className="px-4 pb-4">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-link">
        {words.title}
      </summary>
      <ul className="flex flex-wrap gap-2 py-2 empty:hidden">
        {filters.map((filter) => (
          <li key={filter.id} className="flex max-w-full items-center rounded-md border border-line">
            <Link to={`?${filter.query}`} className="min-w-0 px-3 font-medium [overflow-wrap:anywhere]">
              {filter.name}
            </Link>
            <Form method="post">
              <input type="hidden" name="intent" value="remove-filter" />
              <input type="hidden" name="id" value={filter.id} />
              <input type="hidden" name="thing" value={filter.name} />
              <button type="submit" className="icon-button" aria-label={words.remove(filter.name)}>
                <X className="size-4" />
              </button>
            </Form>
          </li>
        ))}
      </ul>
      <Form method="post" className="flex max-w-md gap-2">
        <input type="hidden" name="intent" value="save-filter" />
        <input type="hidden" name="query" value={query} />
        <input
          name="name"
          aria-label={words.name}
          placeholder={words.name}
          maxLength={40}
          required
          className="control"
        />
        <button type="submit" className="btn btn-quiet">
          {words.save}
        </button>
      </Form>
    </details>
  );
}
