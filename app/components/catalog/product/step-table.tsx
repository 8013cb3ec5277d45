import { stepsText } from "#app/content/messages/catalog/steps.ts";
import { rupees } from "#app/domain/money.ts";

export type StepView = {
  percent: number;
  fromPacks: number | null;
  fromPaise: number | null;
  /** The product, brand or form it is for; null for all goods. */
  scope: string | null;
};

/** What is less from so many packs, or from goods worth so much, on; nothing where nothing is. */
export function StepTable({ steps }: { steps: StepView[] }) {
  const words = stepsText;
  if (steps.length === 0) return null;
  return (
    <table className="w-full max-w-sm text-left text-sm">
      <caption className="sr-only">{words.caption}</caption>
      <tbody>
        {steps.map(({ percent, fromPacks, fromPaise, scope }) => (
          <tr key={`${fromPacks} ${fromPaise} ${scope}`} className="border-b border-line">
            <th scope="row" className="py-2 pr-3 font-normal">
              {fromPacks === null ? words.fromSum(rupees(fromPaise ?? 0), scope) : words.fromPacks(fromPacks)}
            </th>
            <td className="py-2 text-right font-semibold text-ok tabular-nums">{words.less(percent)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
