import { AuditSentence } from "#app/components/admin/office/audit-sentence.tsx";
import { type Column, OfficeTable } from "#app/components/admin/office-table.tsx";
import { formatDateTime } from "#app/content/messages/dates.ts";
import { auditFactWords } from "#app/content/messages/office/audit-words.ts";
import { officeAuditText } from "#app/content/messages/office/office-audit.ts";
import type { ShownActor } from "#app/domain/actor.ts";
import { type AuditFact, toldFacts } from "#app/domain/office/audit-facts.ts";

type Entry = {
  id: number;
  actor: ShownActor;
  action: string;
  subject: string;
  subjectName: string;
  details: Record<string, unknown>;
  happenedAt: Date;
};

const SHOWN_FACTS = 4;

/** Entries of the audit log; of a change only what differs, the first facts at once and the others on demand. */
export function AuditTable({ entries }: { entries: Entry[] }) {
  const words = officeAuditText;
  const columns: Column<Entry>[] = [
    {
      heading: words.columns.what,
      cell: ({ actor, action, subject, subjectName, details, happenedAt }) => (
        <>
          <AuditSentence actor={actor} action={action} subject={subject} subjectName={subjectName} />
          <small>{formatDateTime(happenedAt)}</small>
          <div className="mt-1 md:hidden">
            <Facts facts={toldFacts(details, auditFactWords(subject))} />
          </div>
        </>
      ),
    },
    {
      heading: words.columns.details,
      isOnlyWide: true,
      cell: ({ subject, details }) => <Facts facts={toldFacts(details, auditFactWords(subject))} />,
    },
  ];
  return <OfficeTable label={words.title} columns={columns} rows={entries} keyOf={({ id }) => id} />;
}

function Facts({ facts }: { facts: AuditFact[] }) {
  const words = officeAuditText;
  const rest = facts.slice(SHOWN_FACTS);
  return (
    <div className="max-w-[560px] text-sm break-words">
      <FactLines facts={facts.slice(0, SHOWN_FACTS)} />
      {rest.length > 0 && (
        <details>
          <summary className="cursor-pointer text-ink-2">{words.more(rest.length)}</summary>
          <FactLines facts={rest} />
        </details>
      )}
    </div>
  );
}

function FactLines({ facts }: { facts: AuditFact[] }) {
  const words = officeAuditText;
  return (
    <ul>
      {facts.map(({ name, was, is }) => (
        <li key={`${name} ${is}`}>{words.fact(name, was === undefined ? is : words.changed(was, is))}</li>
      ))}
    </ul>
  );
}
