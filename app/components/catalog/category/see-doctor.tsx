import { CircleAlert, TriangleAlert } from "lucide-react";
import { categoryText } from "#app/content/messages/catalog/category.ts";

/** The signs that do not wait for a remedy. */
export function SeeDoctor({ signs }: { signs: string[] }) {
  const category = categoryText;
  return (
    <section className="rounded-lg border-[1.5px] border-clay-300 bg-error-soft p-[22px]">
      <h2 className="flex items-center gap-3 text-2xl text-clay-800">
        <TriangleAlert className="size-7" />
        {category.seeDoctor}
      </h2>
      <ul className="mt-2">
        {signs.map((sign) => (
          <li key={sign} className="grid grid-cols-[24px_1fr] gap-2.5 py-[5px]">
            <CircleAlert className="mt-[3px] text-error" />
            {sign}
          </li>
        ))}
      </ul>
      <p className="mt-2">
        {category.emergency}{" "}
        <a href="tel:112" className="link text-error!">
          112
        </a>
        .
      </p>
    </section>
  );
}
