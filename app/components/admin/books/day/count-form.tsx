import { useState } from "react";
import { useNavigation } from "react-router";
import { NoteRow } from "#app/components/admin/books/day/note-row.tsx";
import { Card, TwoColumns } from "#app/components/admin/office-page.tsx";
import { StepBar } from "#app/components/admin/step-bar.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { officeDayText } from "#app/content/messages/books/office-day.ts";
import { countedPaise, NOTES_RUPEES, type NoteRupees } from "#app/domain/books/day/drawer-count.ts";
import { parseRupees } from "#app/domain/form/parse-rupees.ts";
import { rupeesExact } from "#app/domain/money.ts";

/** The count of the drawer by note, and what is counted apart; nothing here says what is expected. */
export function CountForm({
  typed,
  errors,
  isFirst,
  children,
}: {
  typed: Record<string, string>;
  errors: Record<string, string>;
  /** Nobody knows yet what lay in the drawer in the morning. */
  isFirst: boolean;
  children: React.ReactNode;
}) {
  const { count: words } = officeDayText;
  const isBusy = useNavigation().formMethod === "POST";
  const [notes, setNotes] = useState<Partial<Record<NoteRupees, number>>>(() =>
    Object.fromEntries(NOTES_RUPEES.map((note) => [note, Number(typed[`note${note}`]) || 0])),
  );
  const [coins, setCoins] = useState(typed.coins ?? "");
  const coinsPaise = parseRupees(coins, { minPaise: 0, maxPaise: 100_000_000 }) ?? 0;
  const money = (name: "riderCash" | "upi" | "online" | "float", label: string, hint: string) => (
    <TextField
      name={name}
      label={label}
      hint={hint}
      inputMode="decimal"
      defaultValue={typed[name]}
      error={errors[name]}
      required={name === "float"}
    />
  );
  return (
    <Form method="post" className="grid gap-5">
      <TwoColumns
        main={
          <Card title={words.title} end={<span className="text-ink-2">{words.notes}</span>} isPadded={false}>
            {NOTES_RUPEES.map((note) => (
              <NoteRow
                key={note}
                note={note}
                count={notes[note] ?? 0}
                typed={typed[`note${note}`]}
                error={errors[`note${note}`]}
                onCount={(count) => setNotes((before) => ({ ...before, [note]: count }))}
              />
            ))}
            <div className="grid grid-cols-[56px_minmax(0,11rem)_1fr] items-center gap-3 px-4 py-1.5">
              <b>{words.coins}</b>
              <input
                id="coins"
                name="coins"
                inputMode="decimal"
                className="control"
                defaultValue={typed.coins}
                placeholder="0"
                aria-label={words.coinsLabel}
                aria-invalid={errors.coins ? true : undefined}
                onChange={(event) => setCoins(event.target.value)}
              />
              <span className="text-right font-semibold tabular-nums noscript:hidden">
                {rupeesExact(coinsPaise)}
              </span>
            </div>
          </Card>
        }
        side={
          <>
            {children}
            <Card title={words.apart}>
              <div className="grid gap-4">
                {isFirst && money("float", words.float, words.floatHint)}
                {money("riderCash", words.riderCash, words.riderCashHint)}
                {money("upi", words.upi, words.lookedUp)}
                {money("online", words.online, words.lookedUp)}
              </div>
            </Card>
          </>
        }
      />
      <StepBar
        figure={<span className="noscript:hidden">{rupeesExact(countedPaise({ notes, coinsPaise }))}</span>}
        label={<span className="noscript:hidden">{words.counted}</span>}
      >
        <Button size="lg" disabled={isBusy} aria-busy={isBusy || undefined}>
          {words.button}
        </Button>
      </StepBar>
    </Form>
  );
}
