import { type Column, OfficeTable } from "#app/components/admin/office-table.tsx";
import { RemoveOnce } from "#app/components/admin/remove-once.tsx";
import { Form } from "#app/components/ui/link.ts";
import { formatDate } from "#app/content/messages/dates.ts";
import { officeText } from "#app/content/messages/office.ts";
import { officeLinksText } from "#app/content/messages/pages/office-links.ts";

type Unknown = { path: string; askCount: number; lastAskedOn: string };
type Moved = { fromPath: string; toPath: string };

/** Addresses without a page, the most asked for first, each with a field for where it shall lead; `typed` was refused. */
export function UnknownPaths({ paths, typed }: { paths: Unknown[]; typed: Moved | undefined }) {
  const words = officeLinksText;
  const columns: Column<Unknown>[] = [
    {
      heading: words.unknown.columns.path,
      cell: ({ path, askCount, lastAskedOn }) => (
        <>
          <span className="break-all">{path}</span>
          <small>
            {words.unknown.asks(askCount)}, {formatDate(lastAskedOn)}
          </small>
        </>
      ),
    },
    {
      heading: words.unknown.columns.to,
      cell: ({ path }) => (
        <Form method="post" className="flex gap-2">
          <input type="hidden" name="fromPath" value={path} />
          <input
            key={typed?.fromPath === path ? typed.toPath : ""}
            name="toPath"
            defaultValue={typed?.fromPath === path ? typed.toPath : ""}
            aria-label={words.unknown.target(path)}
            className="control min-w-0 max-md:w-28"
          />
          <button type="submit" name="intent" value="send" className="btn btn-quiet">
            {words.unknown.send}
          </button>
        </Form>
      ),
    },
  ];
  return (
    <OfficeTable
      label={words.unknown.title}
      columns={columns}
      rows={paths}
      keyOf={({ path }) => path}
      nothing={words.unknown.none}
    />
  );
}

/** Addresses that lead on. */
export function Redirects({ redirects }: { redirects: Moved[] }) {
  const words = officeLinksText;
  const officeWords = officeText;
  const columns: Column<Moved>[] = [
    {
      heading: words.from,
      cell: ({ fromPath, toPath }) => (
        <span className="break-all">
          {fromPath} → {toPath}
        </span>
      ),
    },
    {
      heading: officeWords.remove,
      isNumber: true,
      cell: ({ fromPath, toPath }) => <RemoveOnce thing={fromPath} fields={{ fromPath, toPath }} />,
    },
  ];
  return (
    <OfficeTable
      label={words.unknown.moved}
      columns={columns}
      rows={redirects}
      keyOf={({ fromPath }) => fromPath}
    />
  );
}
