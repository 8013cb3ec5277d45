import { Link } from "#app/components/ui/link.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { counterCodeText } from "#app/content/messages/payments/counter-code.ts";
import { rupees } from "#app/domain/money.ts";

/** The bills whose codes wait to be scanned, on whichever screen of the counter they were shown. */
export function OpenBills({ bills }: { bills: { number: string; totalPaise: number }[] }) {
  const { open: words } = counterCodeText;
  if (bills.length === 0) return null;
  return (
    <Notice kind="info">
      <p className="font-semibold">{words.title}</p>
      <ul className="flex flex-wrap gap-x-5">
        {bills.map(({ number, totalPaise }) => (
          <li key={number}>
            <Link
              to={`/admin/counter/code/${number}`}
              className="inline-flex min-h-11 items-center underline"
            >
              {words.bill(number, rupees(totalPaise))}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
