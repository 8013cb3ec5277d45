import { AddToCartForm } from "#app/components/catalog/product/add-to-cart-form.tsx";
import { Link } from "#app/components/ui/link.ts";
import { SectionHeading } from "#app/components/ui/section-heading.tsx";
import { remedyText } from "#app/content/messages/catalog/remedy.ts";
import {
  type PricedPack,
  packsByPotency,
  type RemedyPage,
  usualPotency,
} from "#app/domain/catalog/remedy-page.ts";
import { isForSale } from "#app/domain/catalog/sold-to.ts";
import { rupees, rupeesExact } from "#app/domain/money.ts";

/** Every pack in one table. The chips leave one potency of it, by CSS alone; an older browser shows all. */
export function RemedyPacks({ remedy: { slug, name, packs } }: { remedy: RemedyPage }) {
  const words = remedyText.packs;
  const groups = packsByPotency(packs);
  const opened = usualPotency(groups);
  const makerCount = new Set(packs.map(({ brandName }) => brandName)).size;
  return (
    <section className="remedy-packs">
      <SectionHeading title={words.title} />
      <p className="mb-3 text-ink-2">{words.lead(makerCount, groups.length)}</p>
      {groups.length > 1 && (
        <fieldset>
          <legend className="sr-only">{words.potency}</legend>
          {[...groups.map(({ label }) => label ?? words.noPotency), words.all].map((label, n) => (
            <label key={label}>
              <input type="radio" name="potency" defaultChecked={n === opened} />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
      )}
      <table>
        <caption className="sr-only">{words.caption(name)}</caption>
        <thead>
          <tr>
            <th scope="col">{words.maker}</th>
            <th scope="col">{words.price}</th>
            <th scope="col">{words.unitPrice}</th>
            <th scope="col">
              <span className="sr-only">{words.cart}</span>
            </th>
          </tr>
        </thead>
        {groups.map(({ label, packs: own }) => (
          <tbody key={label ?? ""}>
            {own.map((pack) => (
              <PackRow key={pack.slug} pack={pack} potencyLabel={label} returnTo={`/remedy/${slug}`} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

function PackRow({
  pack,
  potencyLabel,
  returnTo,
}: {
  pack: PricedPack;
  potencyLabel: string | undefined;
  returnTo: string;
}) {
  const words = remedyText.packs;
  return (
    <tr className={pack.isLowest ? "is-lowest" : undefined}>
      <th scope="row">
        <Link to={`/product/${pack.slug}`} className="hover:underline hover:underline-offset-4">
          {pack.brandName}
        </Link>
        <small>{[potencyLabel, pack.packSize].filter(Boolean).join(", ")}</small>
      </th>
      {isForSale(pack) ? (
        <>
          <td>
            <b className="font-semibold">{rupees(pack.pricePaise)}</b>
            {pack.availableQuantity > 0 && <small className="whitespace-nowrap">{words.inStock}</small>}
          </td>
          <td>
            {rupeesExact(pack.unit.paise)}
            <small className="whitespace-nowrap">{words.perUnit(words.per[pack.unit.per])}</small>
            {pack.isLowest && <small>{words.lowest}</small>}
          </td>
          <td>
            <AddToCartForm
              product={{ ...pack, potencyLabel }}
              label={words.add}
              icon={null}
              size="sm"
              returnTo={returnTo}
            />
          </td>
        </>
      ) : (
        <td colSpan={3}>{pack.soldTo === "prescription" ? words.prescription : words.nobody}</td>
      )}
    </tr>
  );
}
