import { PageWidth } from "#app/components/ui/page-width.tsx";
import { aboutText } from "#app/content/messages/pages/about.ts";

/** What the shop holds, counted when the page was made; "3,300+" is rounded down. */
export function ShopNumbers({
  products,
  brands,
  answers,
}: {
  products: string;
  brands: string;
  answers: string;
}) {
  const words = aboutText;
  const numbers = [
    { number: products, of: words.products },
    { number: brands, of: words.brands },
    { number: answers, of: words.answers },
  ];
  return (
    <PageWidth className="pt-8">
      <h2 className="sr-only">{words.numbers}</h2>
      <dl className="grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-3">
        {numbers.map(({ number, of }) => (
          <div key={of} className="flex flex-col-reverse bg-surface px-5 py-4">
            <dt className="text-ink-2">{of}</dt>
            <dd className="text-3xl font-semibold text-leaf-800 tabular-nums">{number}</dd>
          </div>
        ))}
      </dl>
    </PageWidth>
  );
}
