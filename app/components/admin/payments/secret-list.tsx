import { Button } from "#app/components/ui/button.tsx";
import { Form } from "#app/components/ui/link.ts";
import { formatDateTime } from "#app/content/messages/dates.ts";
import { officeBankPhoneText } from "#app/content/messages/payments/office-bank-phone.ts";

type SecretRow = {
  id: number;
  accountEnd: string;
  createdAt: Date;
  usedAt: Date | null;
  toldAt: Date | null;
};

/** The secrets that a phone may sign with, when each was used, and the button that ends one. */
export function SecretList({ secrets }: { secrets: SecretRow[] }) {
  const { secrets: words } = officeBankPhoneText;
  if (secrets.length === 0) return <p className="p-4">{words.none}</p>;
  return (
    <ul className="divide-y divide-line-soft">
      {secrets.map(({ id, accountEnd, createdAt, usedAt, toldAt }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
          <div>
            <b className="font-semibold">{words.account(accountEnd)}</b>
            <small className="block text-ink-2">{words.made(formatDateTime(createdAt))}</small>
            <small className="block text-ink-2">
              {toldAt
                ? words.told(formatDateTime(toldAt))
                : usedAt
                  ? words.used(formatDateTime(usedAt))
                  : words.never}
            </small>
          </div>
          <Form method="post">
            <input type="hidden" name="secret" value={id} />
            <Button
              variant="quiet"
              name="intent"
              value="end"
              aria-label={words.endLabel(formatDateTime(createdAt))}
            >
              {words.end}
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}
