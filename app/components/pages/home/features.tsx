import { Building2, Droplets, PackageCheck, Stethoscope, Undo2, Wallet } from "lucide-react";
import { useFact } from "#app/components/layout/shop-facts.tsx";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { homeText } from "#app/content/messages/pages/home.ts";

/** What the shop takes care of, with the owner's own figures; what does not hold is left out. */
export function Features({
  returnDays,
  bulk,
}: {
  returnDays: number;
  /** The amount in words, and the least and the most discount in percent. */
  bulk: { from: string; least: number; most: number };
}) {
  const { features } = homeText;
  const hasDoctor = useFact("doctor");
  const isUpi = useFact("upi");
  const isCash = useFact("cashOnDelivery");
  const { both, upi, cash } = features.paymentText;
  const paymentText = isUpi ? (isCash ? both : upi) : isCash ? cash : undefined;
  const all = [
    { Icon: PackageCheck, title: features.batch, text: features.batchText },
    { Icon: Droplets, title: features.potency, text: features.potencyText },
    ...(hasDoctor ? [{ Icon: Stethoscope, title: features.doctor, text: features.doctorText }] : []),
    { Icon: Undo2, title: features.returns(returnDays), text: features.returnsText(returnDays) },
    ...(paymentText ? [{ Icon: Wallet, title: features.payment, text: paymentText }] : []),
    { Icon: Building2, title: features.bulk, text: features.bulkText(bulk.from, bulk.least, bulk.most) },
  ];
  return (
    <section className="section late on-dark buti buti-on-green bg-leaf-800 text-paper-100">
      <PageWidth>
        <h2 className="max-w-[20ch] text-white">{features.title}</h2>
        <ul className="mt-5 grid gap-4 md:mt-[30px] md:gap-[26px] md:grid-cols-2 lg:grid-cols-3 lg:gap-x-10 lg:gap-y-9">
          {all.map(({ Icon, title, text }) => (
            <li key={title} className="grid grid-cols-[auto_1fr] grid-rows-[auto_1fr] gap-x-4 gap-y-1">
              <Icon className="row-span-2 mt-[3px] size-[30px] text-marigold-300" />
              <b className="font-display text-[1.25rem] leading-tight font-semibold text-white">{title}</b>
              <p className="text-leaf-200">{text}</p>
            </li>
          ))}
        </ul>
      </PageWidth>
    </section>
  );
}
