import { type Column, OfficeTable } from "#app/components/admin/office-table.tsx";
import { officeSecurityText } from "#app/content/messages/accounts/office-security.ts";
import { formatDateTime } from "#app/content/messages/dates.ts";
import type { SecurityEventRow } from "#app/domain/accounts/security-event.ts";

/** What happened at the doors, to whose account and from where. */
export function SecurityTable({ events }: { events: SecurityEventRow[] }) {
  const words = officeSecurityText;
  const columns: Column<SecurityEventRow>[] = [
    {
      heading: words.columns.what,
      cell: ({ kind, times, about, happenedAt }) => (
        <>
          <b className="font-semibold">
            {times > 1 ? words.times(words.kinds[kind], times) : words.kinds[kind]}
          </b>
          <small>
            {formatDateTime(happenedAt)}
            {about && ` · ${about}`}
          </small>
        </>
      ),
    },
    {
      heading: words.columns.who,
      cell: ({ name, email, typed }) =>
        email === null ? (
          <span className="text-ink-2">{typed === null ? words.nobody : words.typed(typed)}</span>
        ) : (
          <>
            {name}
            <small>{email}</small>
          </>
        ),
    },
    {
      heading: words.columns.where,
      cell: ({ network, isDeviceKnown }) => (
        <>
          <span className="whitespace-nowrap">{network || words.manyPlaces}</span>
          {isDeviceKnown !== null && <small>{isDeviceKnown ? words.knownDevice : words.newDevice}</small>}
        </>
      ),
    },
  ];
  return <OfficeTable label={words.title} columns={columns} rows={events} keyOf={({ id }) => id} />;
}
