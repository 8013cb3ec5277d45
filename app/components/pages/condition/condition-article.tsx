import { SeeDoctor } from "#app/components/catalog/category/see-doctor.tsx";
import { PotencyChip } from "#app/components/catalog/product/potency-chip.tsx";
import { ProductGrid } from "#app/components/catalog/product/product-grid.tsx";
import { RemedyList, type RemedyRow } from "#app/components/pages/condition/remedy-list.tsx";
import { Accordion } from "#app/components/ui/accordion.tsx";
import { Link } from "#app/components/ui/link.ts";
import { conditionText } from "#app/content/messages/pages/condition.ts";
import type { ProductCard } from "#app/domain/catalog/product.ts";

type Offer = {
  remedies: RemedyRow[];
  products: ProductCard[];
  brands: { brandSlug: string; brandName: string; item: string; potency: string | undefined; why: string }[];
};

type Article = {
  condition: { name: string; symptoms: string[]; whenToSeeDoctor: string[] };
  questions: { question: string; answer: string }[];
  /** Undefined where the law allows no offer. */
  offer: Offer | undefined;
};

/** On phones the signs run on in a line, so that the remedies come early; each begins with a leaf. */
const SYMPTOM = `max-sm:inline max-sm:before:mr-1.5 max-sm:before:inline-block max-sm:not-first:before:ml-2
  before:size-2.5 before:-rotate-45 before:rounded-[50%_50%_50%_0] before:bg-leaf-500
  sm:grid sm:grid-cols-[22px_1fr] sm:gap-2.5 sm:border-b sm:border-line-soft sm:py-[9px] sm:before:mt-2 sm:before:ml-1`;

/** The reading part of a condition: signs, what is used where that may be said, red flags, questions. */
export function ConditionArticle({ condition, questions, offer }: Article) {
  const { page } = conditionText;
  return (
    <div className="grid min-w-0 gap-7 lg:gap-10 [&_section]:scroll-mt-28 [&_section>h2]:mb-2 [&_section>h2]:text-2xl lg:[&_section>h2]:mb-3.5 lg:[&_section>h2]:text-[1.75rem]">
      <section id="symptoms">
        <h2>{page.symptomsTitle}</h2>
        <ul className="gap-x-7 sm:grid sm:grid-cols-2">
          {condition.symptoms.map((symptom) => (
            <li key={symptom} className={SYMPTOM}>
              {capital(symptom)}{" "}
            </li>
          ))}
        </ul>
      </section>
      {offer && <Offered {...offer} />}
      <div id="doctor" className="late scroll-mt-28">
        <SeeDoctor signs={condition.whenToSeeDoctor.map(capital)} />
      </div>
      {questions.length > 0 && (
        <section id="questions" className="late">
          <h2>{page.questionsTitle(condition.name)}</h2>
          <Accordion items={questions} />
        </section>
      )}
    </div>
  );
}

function Offered({ remedies, products, brands }: Offer) {
  const { page } = conditionText;
  return (
    <>
      {remedies.length > 0 && (
        <section id="remedies">
          <h2>{page.remediesTitle}</h2>
          <p className="-mt-1 mb-3 max-w-prose text-ink-2 max-lg:text-sm lg:-mt-2 lg:mb-4">
            {page.remediesText}
          </p>
          <RemedyList remedies={remedies} />
        </section>
      )}
      {products.length > 0 && (
        <section id="products" className="late">
          <h2>{page.productsTitle}</h2>
          <ProductGrid products={products} columns={3} />
        </section>
      )}
      {brands.length > 0 && (
        <section id="brands" className="late">
          <h2>{page.brandsTitle}</h2>
          <ul className="grid gap-x-7 sm:grid-cols-2">
            {brands.map(({ brandSlug, brandName, item, potency, why }) => (
              <li key={`${brandSlug} ${item}`} className="border-b border-line-soft py-3">
                <p className="flex flex-wrap items-center gap-2 font-semibold">
                  <Link
                    to={`/brand/${brandSlug}`}
                    className="link inline-flex min-h-11 min-w-11 items-center"
                  >
                    {brandName}
                  </Link>
                  {item}
                  <PotencyChip label={potency} />
                </p>
                <p className="text-ink-2">{why}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function capital(sentence: string): string {
  return sentence[0]!.toUpperCase() + sentence.slice(1);
}
