import { Stethoscope } from "lucide-react";
import type { ReactNode } from "react";
import { chatLink, useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { StickyAction } from "#app/components/layout/sticky-action.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { cannotBuyText } from "#app/content/messages/catalog/cannot-buy.ts";
import { productCardText } from "#app/content/messages/product-card.ts";
import { alcoholIn, isPackTooStrong } from "#app/domain/catalog/alcohol.ts";
import type { Buying } from "#app/domain/catalog/buying.ts";
import { fullName } from "#app/domain/catalog/product.ts";
import type { ProductPage } from "#app/domain/catalog/product-page.ts";
import { rupees } from "#app/domain/money.ts";

type Props<Kind extends Buying["kind"]> = {
  product: ProductPage;
  /** The page's own full address, for the chat. */
  address: string;
  buying: Extract<Buying, { kind: Kind }>;
};

/** In place of price and button: why the pack cannot be bought, and the one way on. */
export default function CannotBuy(props: Props<Exclude<Buying["kind"], "ready">>) {
  const { product, buying } = props;
  const words = cannotBuyText;
  switch (buying.kind) {
    case "doctor-only":
      return (
        <>
          <Why title={words.doctorOnlyTitle} text={words.doctorOnlyText} />
          <Way title={words.doctorOnlyShort} note={words.doctorOnlyNote}>
            <ButtonLink to="/doctor-consultation" variant="accent" size="lg" isBlock>
              <Stethoscope />
              {words.askDoctor}
            </ButtonLink>
          </Way>
        </>
      );
    case "not-for-retail":
      return <NotForRetail product={product} instead={buying.instead} />;
    case "sold-out":
      return (
        <>
          <SoldOutBox />
          <Link to={`/back-in-stock/${product.slug}`} className="link inline-flex min-h-11 items-center">
            {words.tellMe}
          </Link>
          <Way title={words.outOfStock} note={packOf(product)}>
            <ButtonLink
              to={buying.others.length === 1 ? `/product/${buying.others[0]!.slug}` : `#${buying.place}`}
              size="lg"
              isBlock
            >
              {words.seeOthers(buying.others.length)}
            </ButtonLink>
          </Way>
        </>
      );
    case "sold-out-everywhere":
      return <SoldOutEverywhere {...props} />;
  }
}

function NotForRetail({
  product,
  instead,
}: {
  product: ProductPage;
  instead: Extract<Buying, { kind: "not-for-retail" }>["instead"];
}) {
  const words = cannotBuyText;
  const isAlcoholMissing = alcoholIn(product) === "unknown" && isPackTooStrong(product);
  return (
    <>
      <Why
        title={words.notForRetailTitle}
        text={isAlcoholMissing ? words.alcoholUnknownText : words.notForRetailText}
      />
      <Way
        title={words.forClinics(product.packSize)}
        note={instead && words.insteadPrice(instead.label, rupees(instead.pricePaise))}
      >
        {instead ? (
          <ButtonLink to={`/product/${instead.slug}`} size="lg" isBlock>
            {words.choosePack(instead.label)}
          </ButtonLink>
        ) : (
          <ButtonLink to="/bulk-order" variant="outline" size="lg" isBlock>
            {words.askQuote}
          </ButtonLink>
        )}
      </Way>
    </>
  );
}

/** Nothing else to offer: the shop says when it is back; who has a chat can ask there. */
function SoldOutEverywhere({ product, address }: Omit<Props<"sold-out-everywhere">, "buying">) {
  const words = cannotBuyText;
  const { whatsapp } = useShopFacts();
  return (
    <>
      <SoldOutBox />
      <Way title={words.outOfStock} note={packOf(product)}>
        <ButtonLink to={`/back-in-stock/${product.slug}`} size="lg" isBlock>
          {words.tellMe}
        </ButtonLink>
      </Way>
      {whatsapp ? (
        <Link
          to={chatLink(whatsapp, words.backQuestion(fullName(product), address))}
          className="link inline-flex min-h-11 items-center"
          rel="nofollow noopener"
          target="_blank"
        >
          {words.askWhatsapp}
        </Link>
      ) : (
        <Link
          to={product.related.length > 0 ? "#related" : `/category/${product.form.slug}`}
          className="link inline-flex min-h-11 items-center"
        >
          {words.seeSimilar}
        </Link>
      )}
    </>
  );
}

function packOf({ brandName, potencyLabel, packSize }: ProductPage): string {
  return [brandName, potencyLabel, packSize].filter(Boolean).join(", ");
}

function Why({ title, text }: { title: string; text: string }) {
  return (
    <Notice kind="warning">
      <p className="font-semibold">{title}</p>
      <p>{text}</p>
    </Notice>
  );
}

function SoldOutBox() {
  return (
    <Button disabled isBlock className="max-lg:hidden max-lg:noscript:inline-flex">
      {productCardText.outOfStock}
    </Button>
  );
}

/** The way on: on wide screens and without JavaScript in the page, on phones at the foot of the screen. */
function Way({ title, note, children }: { title: string; note?: string | undefined; children: ReactNode }) {
  return (
    <>
      <div className="max-lg:hidden max-lg:noscript:block">{children}</div>
      <StickyAction label={title}>
        <p className="font-semibold leading-tight">
          {title}
          {note && <small className="block text-sm font-normal text-ink-2">{note}</small>}
        </p>
        {children}
      </StickyAction>
    </>
  );
}
