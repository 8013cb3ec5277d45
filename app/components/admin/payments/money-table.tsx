import type { ReactNode } from "react";
import { type Column, OfficeTable } from "#app/components/admin/office-table.tsx";
import { officeMoneyDaysText } from "#app/content/messages/payments/office-money-days.ts";
import { rupeesExact } from "#app/domain/money.ts";

export type MoneySums = {
  key: string;
  expectedPaise: number;
  receivedPaise: number;
  givenBackPaise: number;
  gatewayPaise: number;
  bankPaise: number;
  missingPaise: number;
  tooMuchPaise: number;
};

/** Sums side by side, a day or a way of paying in each row; `head` says what a row is. */
export function MoneyTable<Row extends MoneySums>({
  rows,
  heading,
  head,
  end,
  label,
}: {
  rows: Row[];
  heading: string;
  head: (row: Row) => ReactNode;
  end: (row: Row) => ReactNode;
  label: string;
}) {
  const { columns: words } = officeMoneyDaysText;
  // On phones a sum stands under its name at the left, in a table under its heading at the right.
  const sum = (name: keyof Omit<MoneySums, "key">, title: string): Column<Row> => ({
    heading: <span className="block text-right">{title}</span>,
    cell: (row) => (
      <span className="block tabular-nums md:text-right">
        <small className="md:hidden">{title}</small>
        {rupeesExact(row[name])}
      </span>
    ),
  });
  const columns: Column<Row>[] = [
    { heading, cell: head },
    { heading: words.gaps, cell: end },
    sum("expectedPaise", words.expected),
    sum("receivedPaise", words.received),
    sum("givenBackPaise", words.givenBack),
    sum("gatewayPaise", words.gateway),
    sum("bankPaise", words.bank),
    sum("missingPaise", words.missing),
    sum("tooMuchPaise", words.tooMuch),
  ];
  return <OfficeTable label={label} columns={columns} rows={rows} keyOf={({ key }) => key} />;
}
