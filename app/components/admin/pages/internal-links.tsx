import { type Column, OfficeTable } from "#app/components/admin/office-table.tsx";
import { RemoveOnce } from "#app/components/admin/remove-once.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { officeLinksText } from "#app/content/messages/pages/office-links.ts";

type InternalLink = {
  id: number;
  sourcePage: string;
  targetPage: string;
  anchorText: string;
  isActive: boolean;
};

/** Links between pages; each can be hidden, shown or taken away. */
export function InternalLinkTable({ links }: { links: InternalLink[] }) {
  const { internal: words } = officeLinksText;
  const columns: Column<InternalLink>[] = [
    {
      heading: words.columns.words,
      cell: ({ anchorText, sourcePage, targetPage }) => (
        <>
          <b>{anchorText}</b>
          <small className="break-all">
            {sourcePage} → {targetPage}
          </small>
        </>
      ),
    },
    {
      heading: words.columns.state,
      isNumber: true,
      cell: ({ id, anchorText, isActive }) => (
        <div className="flex flex-wrap items-start justify-end gap-2">
          <Form method="post">
            <input type="hidden" name="id" value={id} />
            <button
              type="submit"
              name="intent"
              value={isActive ? "hide" : "show"}
              className="btn btn-quiet btn-row"
            >
              {isActive ? words.hide : words.show}
              <span className="sr-only"> {anchorText}</span>
            </button>
          </Form>
          <RemoveOnce thing={anchorText} fields={{ id }} />
        </div>
      ),
    },
  ];
  return <OfficeTable label={words.note} columns={columns} rows={links} keyOf={({ id }) => id} />;
}

/** A new link from one page to another; what was refused stays in the fields. */
export function AddInternalLink({
  values,
  errors,
}: {
  values: Record<string, string>;
  errors: Record<string, string>;
}) {
  const { internal: words } = officeLinksText;
  return (
    <Form method="post" className="grid gap-3">
      <TextField
        name="sourcePage"
        label={words.source}
        defaultValue={values.sourcePage}
        error={errors.sourcePage}
        required
      />
      <TextField
        name="targetPage"
        label={words.target}
        defaultValue={values.targetPage}
        error={errors.targetPage}
        required
      />
      <TextField
        name="anchorText"
        label={words.anchor}
        defaultValue={values.anchorText}
        error={errors.anchorText}
        required
      />
      <Button name="intent" value="add" className="justify-self-start">
        {words.addButton}
      </Button>
    </Form>
  );
}
