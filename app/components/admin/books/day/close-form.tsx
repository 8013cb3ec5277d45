import { useState } from "react";
import { useNavigation } from "react-router";
import { Card, TwoColumns } from "#app/components/admin/office-page.tsx";
import { StepBar } from "#app/components/admin/step-bar.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { Form, Link } from "#app/components/ui/link.ts";
import { officeDayText } from "#app/content/messages/books/office-day.ts";
import { parseRupees } from "#app/domain/form/parse-rupees.ts";
import { rupeesExact } from "#app/domain/money.ts";

/** What happened, what stays in the drawer, and the button that closes the day. */
export function CloseForm({
  differencePaise,
  isReasonNeeded,
  inHandPaise,
  riderAfterPaise,
  countId,
  expectedPaise,
  isClosed,
  typed,
  errors,
  children,
}: {
  differencePaise: number;
  isReasonNeeded: boolean;
  /** Counted cash with that of the riders. */
  inHandPaise: number;
  riderAfterPaise: number;
  countId: number;
  expectedPaise: number;
  /** Whether the day of the count is closed already: then it is counted again on another. */
  isClosed: boolean;
  typed: Record<string, string>;
  errors: Record<string, string>;
  children: React.ReactNode;
}) {
  const { compare: words } = officeDayText;
  const isBusy = useNavigation().formMethod === "POST";
  const [kept, setKept] = useState(typed.kept ?? "");
  const [reason, setReason] = useState(typed.reason ?? "");
  const keptPaise = parseRupees(kept, { minPaise: 0, maxPaise: 100_000_000 });
  const difference = rupeesExact(Math.abs(differencePaise));
  const title =
    differencePaise < 0
      ? words.short(difference)
      : differencePaise > 0
        ? words.over(difference)
        : words.waysDiffer;
  return (
    <Form method="post" className="grid gap-5">
      <input type="hidden" name="count" value={countId} />
      <input type="hidden" name="expected" value={expectedPaise} />
      <TwoColumns
        main={
          <>
            {children}
            {isReasonNeeded && (
              <Card title={title} isPadded={false}>
                <ul className="divide-y divide-line-soft">
                  <Way to="/admin/day" name={words.again} hint={words.againHint} />
                  <Way to="/admin/day/slips" name={words.slip} hint={words.slipHint} />
                  <li className="grid gap-3 bg-tint px-4 py-3 shadow-[inset_3px_0_var(--color-primary)]">
                    <p>
                      <b className="block font-semibold">{words.write}</b>
                      <small className="text-ink-2">{words.writeHint}</small>
                    </p>
                    <TextField
                      name="reason"
                      label={words.reason}
                      defaultValue={typed.reason}
                      error={errors.reason}
                      maxLength={200}
                      required
                      onChange={(event) => setReason(event.target.value)}
                    />
                  </li>
                </ul>
              </Card>
            )}
          </>
        }
        side={
          <Card title={words.after}>
            <div className="grid gap-4">
              <TextField
                name="kept"
                label={words.kept}
                inputMode="decimal"
                defaultValue={typed.kept}
                error={errors.kept}
                required
                onChange={(event) => setKept(event.target.value)}
              />
              <div className="border-t border-line pt-3 noscript:hidden">
                <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <b className="font-semibold">{words.toBank}</b>
                  <b className="ml-auto text-lg tabular-nums">
                    {keptPaise === undefined ? "–" : rupeesExact(inHandPaise - keptPaise)}
                  </b>
                </p>
                <p className="text-sm text-ink-2">{words.toBankHint}</p>
              </div>
              {riderAfterPaise > 0 && <p>{words.riderStays(rupeesExact(riderAfterPaise))}</p>}
              {riderAfterPaise < 0 && <p>{words.riderOver(rupeesExact(-riderAfterPaise))}</p>}
            </div>
          </Card>
        }
      />
      <StepBar
        figure={
          differencePaise === 0 ? words.fits : words[differencePaise < 0 ? "isShort" : "isOver"](difference)
        }
        label={words.cashSays}
        why={
          isClosed
            ? words.refusals["closed-today"]
            : isReasonNeeded && !reason.trim()
              ? words.writeReason
              : undefined
        }
      >
        <Button size="lg" disabled={isClosed || isBusy} aria-busy={isBusy || undefined}>
          {words.button}
        </Button>
      </StepBar>
    </Form>
  );
}

function Way({ to, name, hint }: { to: "/admin/day" | "/admin/day/slips"; name: string; hint: string }) {
  return (
    <li>
      <Link to={to} className="grid min-h-[60px] content-center px-4 py-2">
        <b className="font-semibold">{name}</b>
        <small className="text-ink-2">{hint}</small>
      </Link>
    </li>
  );
}
