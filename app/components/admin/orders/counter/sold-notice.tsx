import { Link } from "#app/components/ui/link.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { officeCounterText } from "#app/content/messages/orders/office-counter.ts";
import { hrefOf } from "#app/content/messages/page-address.ts";
import { rupees } from "#app/domain/money.ts";

/** What was just sold or placed, with the change to give back and the way to its paper. */
export function SoldNotice({
  number,
  changePaise,
  isPlaced,
}: {
  number: string;
  changePaise: number | undefined;
  isPlaced: boolean;
}) {
  const { sold: words } = officeCounterText;
  return (
    <Notice kind="success">
      <p>{isPlaced ? words.placed(number) : words.done(number)}</p>
      {changePaise !== undefined && (
        <p className="text-lg font-semibold">{words.change(rupees(changePaise))}</p>
      )}
      <p className="flex flex-wrap gap-x-5">
        {!isPlaced && (
          <a
            id="receipt"
            href={hrefOf(`/admin/orders/print/receipt?number=${number}`)}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-11 items-center gap-2 font-semibold underline"
          >
            {words.receipt}{" "}
            <kbd className="rounded-xs border border-current px-1.5 text-xs pointer-coarse:hidden">
              {words.receiptKey}
            </kbd>
          </a>
        )}
        <Link to={`/admin/orders/${number}`} className="inline-flex min-h-11 items-center underline">
          {words.order}
        </Link>
      </p>
    </Notice>
  );
}
