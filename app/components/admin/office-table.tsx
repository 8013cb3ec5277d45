import type { ReactNode } from "react";
import { officeText } from "#app/content/messages/office.ts";

export type Column<Row> = {
  heading: ReactNode;
  cell: (row: Row) => ReactNode;
  isNumber?: boolean;
  /** Left out on phones, where a row is a small card of two columns. */
  isOnlyWide?: boolean;
};

/** Rows of the shop's work; on phones each row becomes a card of two columns. */
export function OfficeTable<Row>({
  label,
  columns,
  rows,
  keyOf,
  isNow = () => false,
  nothing,
}: {
  /** What the table lists, for who cannot see it. */
  label: string;
  columns: Column<Row>[];
  rows: Row[];
  keyOf: (row: Row) => string | number;
  /** The row that is the thing to do now. */
  isNow?: (row: Row) => boolean;
  nothing?: ReactNode;
}) {
  const words = officeText;
  if (rows.length === 0) return <p className="p-4 text-ink-2">{nothing ?? words.nothing}</p>;
  const look = ({ isNumber, isOnlyWide }: Column<Row>) =>
    `${isNumber ? "number" : ""} ${isOnlyWide ? "only-wide" : ""}`.trim() || undefined;
  return (
    <div className="overflow-x-auto">
      <table className="office-table" aria-label={label}>
        <thead>
          <tr>
            {columns.map((column, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
              <th key={place} scope="col" className={look(column)}>
                {column.heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className={isNow(row) ? "now" : undefined}>
              {columns.map((column, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
                <td key={place} className={look(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
