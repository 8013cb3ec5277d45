import { AskOnce } from "#app/components/admin/ask-once.tsx";
import { OfficeAct } from "#app/components/admin/office-act.tsx";
import { Card } from "#app/components/admin/office-page.tsx";
import { useTyped } from "#app/components/admin/use-typed.ts";
import { SelectField, TextField } from "#app/components/ui/field.tsx";
import { formatDate } from "#app/content/messages/dates.ts";
import { debitNotesText } from "#app/content/messages/payments/debit-notes.ts";
import { rupeesExact } from "#app/domain/money.ts";
import { DEBIT_REASON_MOST } from "#app/domain/payments/debit-limits.ts";

type Note = {
  id: number;
  number: string;
  issuedOn: string;
  reason: string;
  totalPaise: number;
  leftPaise: number;
  duePaise: number;
};
type Line = { lineId: number; name: string; quantity: number; roomPaise: number };
export type ShownDebits = { lines: Line[]; notes: Note[]; paperCount: number };

/** The debit notes of an order with their money, and the form for another one. */
export function DebitNotes({ debits }: { debits: ShownDebits | undefined }) {
  const words = debitNotesText;
  const typed = useTyped("debit-note");
  if (!debits || (debits.lines.length === 0 && debits.notes.length === 0)) return null;
  return (
    <Card title={words.title}>
      <div className="grid gap-5">
        {debits.notes.map((note) => (
          <OneNote key={note.id} note={note} />
        ))}
        {debits.lines.length > 0 && (
          <AskOnce button={words.make} isOpen={typed !== undefined}>
            <p>{words.explain}</p>
            <OfficeAct intent="debit-note" button={words.button}>
              <input type="hidden" name="papers" value={debits.paperCount} />
              {debits.lines.map((line) => (
                <RaiseField key={line.lineId} line={line} typed={typed?.[`raise-${line.lineId}`]} />
              ))}
              <TextField
                id="debit-reason"
                name="reason"
                label={words.reason}
                defaultValue={typed?.reason}
                maxLength={DEBIT_REASON_MOST}
                required
              />
            </OfficeAct>
          </AskOnce>
        )}
      </div>
    </Card>
  );
}

function RaiseField({ line, typed }: { line: Line; typed: string | undefined }) {
  const words = debitNotesText;
  const { lineId, name, quantity, roomPaise } = line;
  if (roomPaise === 0) return <p className="text-ink-2">{words.full(name)}</p>;
  return (
    <TextField
      id={`raise-${lineId}`}
      name={`raise-${lineId}`}
      label={words.raise(name, quantity)}
      hint={words.room(rupeesExact(roomPaise))}
      inputMode="decimal"
      defaultValue={typed ?? "0"}
    />
  );
}

function OneNote({ note }: { note: Note }) {
  const words = debitNotesText;
  const { id, number, issuedOn, reason, totalPaise, leftPaise, duePaise } = note;
  const known = useTyped("settle-debit");
  const typed = known?.note === String(id) ? known : undefined;
  const amount = rupeesExact(Math.abs(duePaise));
  return (
    <div className="grid gap-3">
      <p>
        <b>{words.of(number, formatDate(issuedOn))}</b>
        <span className="block tabular-nums">{words.total(rupeesExact(totalPaise))}</span>
        <span className="block text-ink-2">{reason}</span>
      </p>
      {duePaise === 0 ? (
        <p>{words.settled}</p>
      ) : (
        <>
          <p>{duePaise > 0 ? words.due(amount) : words.owed(amount)}</p>
          <OfficeAct
            intent="settle-debit"
            button={duePaise > 0 ? words.paid(amount) : words.givenBack(amount)}
          >
            <input type="hidden" name="note" value={id} />
            <input type="hidden" name="due" value={duePaise} />
            <SelectField
              id={`debit-way-${id}`}
              name="way"
              label={words.way}
              defaultValue={typed?.way ?? "upi"}
            >
              {Object.entries(words.ways).map(([way, word]) => (
                <option key={way} value={way}>
                  {word}
                </option>
              ))}
            </SelectField>
            <TextField
              id={`debit-reference-${id}`}
              name="reference"
              label={words.reference}
              hint={words.referenceHint}
              defaultValue={typed?.reference}
              maxLength={60}
            />
          </OfficeAct>
        </>
      )}
      {leftPaise > 0 && (
        <AskOnce button={words.takeBack}>
          <p>{words.takeBackAsk(number)}</p>
          <OfficeAct intent="take-back-debit" button={words.yes}>
            <input type="hidden" name="note" value={id} />
          </OfficeAct>
        </AskOnce>
      )}
    </div>
  );
}
