import "#app/components/catalog/remedy/remedy-screen.css";
import { RemedyAbout } from "#app/components/catalog/remedy/remedy-about.tsx";
import { RemedyCare } from "#app/components/catalog/remedy/remedy-care.tsx";
import { RemedyForms } from "#app/components/catalog/remedy/remedy-forms.tsx";
import { RemedyPacks } from "#app/components/catalog/remedy/remedy-packs.tsx";
import { RemedyRelations } from "#app/components/catalog/remedy/remedy-relations.tsx";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { remedyText } from "#app/content/messages/catalog/remedy.ts";
import type { RemedyPage as Remedy } from "#app/domain/catalog/remedy-page.ts";

/** The whole page of a remedy: its packs with prices, what it is, its neighbours in the books, and what to take care of. */
export function RemedyPage({ remedy }: { remedy: Remedy }) {
  const words = remedyText;
  const { name, commonNames, plant } = remedy;
  return (
    <>
      <div className={`remedy-head wall-${plant?.tint ?? "paper"}`}>
        <PageWidth>
          <Breadcrumbs
            label={words.breadcrumb}
            items={[{ name: words.home, to: "/" }, { name: words.shop, to: "/shop" }, { name }]}
          />
          <div className="remedy-title">
            <div>
              <h1>{name}</h1>
              <p className="text-ink-2 lg:text-lg">{commonNames.join(", ")}</p>
            </div>
            {plant && <img src={plant.url} alt="" width={200} height={252} loading="lazy" decoding="async" />}
          </div>
        </PageWidth>
      </div>
      <PageWidth className="remedy-body">
        <RemedyPacks remedy={remedy} />
        <div>
          <RemedyForms remedy={remedy} />
          <RemedyAbout remedy={remedy} />
        </div>
        {remedy.relations.length > 0 && <RemedyRelations relations={remedy.relations} />}
        <RemedyCare remedy={remedy} />
      </PageWidth>
    </>
  );
}
