import { Hourglass } from "lucide-react";
import { Card } from "#app/components/admin/office-page.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Form } from "#app/components/ui/link.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { formatTime } from "#app/content/messages/dates.ts";
import { counterCodeText } from "#app/content/messages/payments/counter-code.ts";
import { indiaMinutes } from "#app/domain/india-time.ts";
import { rupees } from "#app/domain/money.ts";

type CodeOfBill = {
  totalPaise: number;
  heldUntil: Date | undefined;
  step: "scan" | "under-way" | "unreached" | "refused";
  picture: string | undefined;
};

/** The code of one bill, as large as a phone wants it across the counter, and what to do until it is paid. */
export function CounterCodeCard({ totalPaise, heldUntil, step, picture }: CodeOfBill) {
  const words = counterCodeText;
  const amount = rupees(totalPaise);
  const { underWay, unreached, refused } = words;
  const trouble = { "under-way": underWay, unreached, refused, scan: undefined }[step];
  return (
    <div className="mx-auto grid w-full max-w-[560px] gap-5">
      <Card>
        <div className="grid justify-items-center gap-4 text-center">
          <p className="font-display text-4xl tabular-nums">{amount}</p>
          {picture && (
            <figure className="grid justify-items-center gap-2">
              <img
                src={picture}
                alt={words.qr(amount)}
                width={288}
                height={288}
                className="h-auto max-w-full rounded-md border border-line bg-white"
              />
              <figcaption className="font-semibold">{words.scan}</figcaption>
            </figure>
          )}
          {picture && <p className="text-ink-2">{words.exact}</p>}
          {trouble && (
            <Notice kind="warning" className="text-left">
              <b className="font-semibold">{trouble.title}</b> {trouble.text}
            </Notice>
          )}
          {step === "scan" && (
            <p role="status" className="flex items-center gap-2 font-semibold">
              <Hourglass className="size-5 shrink-0" />
              {words.waiting}
            </p>
          )}
          {heldUntil && <p className="text-ink-2">{words.kept(formatTime(indiaMinutes(heldUntil)))}</p>}
        </div>
      </Card>
      {step === "scan" && <p className="text-center text-ink-2">{words.notByPicture}</p>}
      <div className="grid gap-3 sm:grid-cols-2">
        <form method="get">
          <button type="submit" className="btn btn-primary w-full">
            {words.look}
          </button>
        </form>
        <Form method="post">
          <Button variant="outline" isBlock name="intent" value="cancel">
            {words.cancel}
          </Button>
          <p className="mt-1 text-sm text-ink-2">{words.cancelNote}</p>
        </Form>
      </div>
    </div>
  );
}
