import { Download } from "lucide-react";
import { useNavigation } from "react-router";
import { Card } from "#app/components/admin/office-page.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Form, Link } from "#app/components/ui/link.ts";
import { officeMonthText } from "#app/content/messages/books/office-month.ts";
import { hrefOf } from "#app/content/messages/page-address.ts";

/** The vouchers of a month: to be taken, or sent where Tally is near. */
export function MonthTally({
  month,
  canSend,
  isClosed,
  said,
}: {
  month: string;
  canSend: boolean;
  isClosed: boolean;
  /** What Tally said of the last sending. */
  said: readonly string[];
}) {
  const { tally: words } = officeMonthText;
  const isBusy = useNavigation().formData?.get("intent") === "send";
  return (
    <Card title={words.title}>
      <div className="grid gap-3">
        <p className="text-sm text-ink-2">{words.note}</p>
        {canSend && (
          <Form method="post" className="grid">
            <input type="hidden" name="intent" value="send" />
            <Button variant="outline" disabled={isBusy} aria-busy={isBusy || undefined}>
              {words.send}
            </Button>
          </Form>
        )}
        <a href={hrefOf(`/admin/books/${month}/tally.xml`)} className="btn btn-outline w-full">
          <Download className="size-[18px]" aria-hidden />
          {words.take}
          <span className="ml-auto text-sm text-ink-2">{officeMonthText.one.xml}</span>
        </a>
        {said.length > 0 && (
          <div>
            <b className="font-semibold">{words.said}</b>
            <ul className="list-disc pl-5 text-sm [overflow-wrap:anywhere]">
              {said.map((sentence, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: sentences never move
                <li key={index}>{sentence}</li>
              ))}
            </ul>
          </div>
        )}
        {!isClosed && <p className="text-sm text-ink-2">{words.openMonth}</p>}
        <Link to="/admin/settings/tally" className="link inline-flex min-h-11 items-center">
          {words.names}
        </Link>
      </div>
    </Card>
  );
}
