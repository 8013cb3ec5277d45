import { useCartFetcher } from "#app/components/cart/cart-answer.ts";
import { LinePicture } from "#app/components/cart/line-picture.tsx";
import { QuantityForm } from "#app/components/cart/quantity-form.tsx";
import { RemoveButton } from "#app/components/cart/remove-button.tsx";
import { PotencyChip } from "#app/components/catalog/product/potency-chip.tsx";
import { Price } from "#app/components/catalog/product/price.tsx";
import { Link } from "#app/components/ui/link.ts";
import { billText } from "#app/content/messages/cart/bill.ts";
import { cartText } from "#app/content/messages/cart/cart.ts";
import type { StepTerms } from "#app/domain/cart/offers.ts";
import { rupees } from "#app/domain/money.ts";

export type CartLineView = {
  slug: string;
  name: string;
  brandName: string;
  potencyLabel: string | undefined;
  packSize: string;
  pictureUrl: string;
  pricePaise: number;
  mrpPaise: number;
  quantity: number;
  maxQuantity: number;
  /** What the shop takes off by itself. */
  step?: StepTerms | undefined;
  problem: "not-for-retail" | "sold-out" | "more-than-stock" | undefined;
};

const FEW_LEFT = 5;

/** One product in the cart; `refusal` says why its last change was refused. */
export function CartLineRow({ line, refusal }: { line: CartLineView; refusal: string | undefined }) {
  const cart = cartText;
  return (
    <li className="grid grid-cols-[84px_minmax(0,1fr)] gap-x-3.5 gap-y-3 border-t border-line py-[18px] first:border-t-0 first:pt-0.5 last:pb-0 md:grid-cols-[104px_minmax(0,1fr)_auto] md:gap-x-5 md:gap-y-1.5">
      <LinePicture product={line} className="md:row-span-3" />
      <div>
        <p className="text-sm text-ink-2">{line.brandName}</p>
        <h3>
          <Link to={`/product/${line.slug}`} className="block py-2.5">
            {line.name}
          </Link>
        </h3>
        <p className="mt-1.5 flex flex-wrap items-center gap-2 text-sm text-ink-2">
          <PotencyChip label={line.potencyLabel} />
          <span>{line.packSize}</span>
          {line.step && <span className="text-ok">{billText.offer({ ...line.step, scope: null })}</span>}
          {line.quantity > 1 && <span>{cart.each(rupees(line.pricePaise))}</span>}
        </p>
      </div>
      <div className="hidden md:block md:self-start md:pt-6">
        <LinePrice line={line} />
      </div>
      <div className="col-span-full flex flex-wrap items-center justify-between gap-2.5 md:col-start-2">
        <QuantityForm slug={line.slug} name={line.name} quantity={line.quantity} />
        <div className="md:hidden">
          <LinePrice line={line} />
        </div>
        <RemoveForm slug={line.slug} name={line.name} />
      </div>
      <LineRemark line={line} refusal={refusal} />
    </li>
  );
}

function LinePrice({ line }: { line: CartLineView }) {
  return <Price pricePaise={line.pricePaise * line.quantity} mrpPaise={line.mrpPaise * line.quantity} />;
}

function LineRemark({ line, refusal }: { line: CartLineView; refusal: string | undefined }) {
  const cart = cartText;
  const look = "col-span-full text-[.9375rem] leading-snug font-semibold md:col-start-2";
  if (refusal) {
    return (
      <p role="alert" className={`${look} text-error`}>
        {refusal}
      </p>
    );
  }
  if (line.problem)
    return <p className={`${look} text-error`}>{cart.lineProblem[line.problem](line.maxQuantity)}</p>;
  if (line.maxQuantity > FEW_LEFT) return null;
  return <p className={`${look} text-warn`}>{cart.onlyLeft(line.maxQuantity)}</p>;
}

function RemoveForm({ slug, name }: { slug: string; name: string }) {
  const cart = cartText;
  const fetcher = useCartFetcher();
  return (
    <fetcher.Form method="post" action="/cart">
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="slug" value={slug} />
      <RemoveButton label={cart.removeNamed(name)}>
        <span className="hidden md:inline">{cart.remove}</span>
      </RemoveButton>
    </fetcher.Form>
  );
}
