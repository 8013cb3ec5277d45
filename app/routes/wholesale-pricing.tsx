import { RequestHero } from "#app/components/enquiries/request-hero.tsx";
import { pageMeta } from "#app/components/layout/page-meta.ts";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { Panel } from "#app/components/ui/panel.tsx";
import { requestText } from "#app/content/messages/enquiries/request.ts";
import { shopContext } from "#app/context.ts";
import { priceTrade, type TradePrice } from "#app/domain/cart/trade-price.ts";
import { parseWholeNumber } from "#app/domain/form/typed-number.ts";
import { KEPT } from "#app/domain/kept-page.ts";
import { rupees } from "#app/domain/money.ts";
import { graph } from "#app/services/pages/structured-data/graph.server.ts";
import { breadcrumbData } from "#app/services/pages/structured-data/pages.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import type { Route } from "./+types/wholesale-pricing";

const MOST_RUPEES = 10_000_000;

export function headers() {
  return { "Cache-Control": KEPT };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { wholesale } = requestText;
  const { minPaise, tiers, canonical, typed, structuredData } = loaderData;
  const percents = tiers.map(({ percent }) => percent);
  return pageMeta(matches, {
    title: wholesale.title,
    description: wholesale.description(rupees(minPaise), Math.min(...percents), Math.max(...percents)),
    canonical,
    isListed: typed === "",
    structuredData,
  });
};

/** The tiers of the settings, and what ?goods= rupees would cost. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, config } = context.get(shopContext);
  const { bulk } = await findSettings(db);
  const typed = (url.searchParams.get("goods") ?? "").slice(0, 20);
  const goodsRupees = wholeRupees(typed);
  const words = requestText;
  const origin = config.publicOrigin;
  return {
    minPaise: bulk.minPaise,
    tiers: bulk.tiers.toSorted((a, b) => a.fromPaise - b.fromPaise),
    typed,
    isBad: typed !== "" && goodsRupees === undefined,
    price:
      goodsRupees === undefined
        ? undefined
        : priceTrade({ lines: [{ pricePaise: goodsRupees * 100, quantity: 1 }], bulk }),
    canonical: `${origin}/wholesale-pricing`,
    structuredData: graph(
      breadcrumbData(origin, [
        { name: words.home, to: "/" },
        { name: words.wholesale.title, to: "/wholesale-pricing" },
      ]),
    ),
  };
}

export default function WholesalePricing({ loaderData }: Route.ComponentProps) {
  const words = requestText;
  const { wholesale } = words;
  const { tiers, typed, isBad, price, minPaise } = loaderData;
  return (
    <>
      <RequestHero
        title={wholesale.heading}
        lead={wholesale.lead}
        crumbs={
          <Breadcrumbs
            label={words.breadcrumb}
            items={[{ name: words.home, to: "/" }, { name: wholesale.title }]}
          />
        }
      />
      <PageWidth className="pt-6 pb-14">
        <div className="grid gap-[22px] *:min-w-0 lg:grid-cols-[1fr_420px] lg:items-start lg:gap-9">
          <Panel as="section">
            <h2 className="mb-4 text-2xl">{wholesale.tableTitle}</h2>
            <table className="w-full tabular-nums">
              <thead>
                <tr className="border-b-[1.5px] border-line text-left text-sm text-ink-2">
                  <th scope="col" className="py-2 font-semibold">
                    {wholesale.orderValue}
                  </th>
                  <th scope="col" className="py-2 text-right font-semibold">
                    {wholesale.discount}
                  </th>
                </tr>
              </thead>
              <tbody>
                {tiers.map(({ fromPaise, percent }) => (
                  <tr key={fromPaise} className="border-b border-line last:border-0">
                    <td className="py-3">{wholesale.from(rupees(fromPaise))}</td>
                    <td className="py-3 text-right text-lg font-bold text-leaf-800">
                      {wholesale.percent(percent)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            <p className="mt-3 text-sm text-ink-2">{wholesale.rounding}</p>
          </Panel>
          <Panel as="section">
            <h2 className="mb-4 text-2xl">{wholesale.calculator}</h2>
            <Form method="get" action="/wholesale-pricing" preventScrollReset className="grid gap-4">
              <TextField
                name="goods"
                label={wholesale.goods}
                hint={wholesale.goodsHint}
                error={isBad ? wholesale.badGoods : undefined}
                defaultValue={typed}
                prefix="₹"
                inputMode="numeric"
                autoComplete="off"
              />
              <Button isBlock>{wholesale.calculate}</Button>
            </Form>
            <div aria-live="polite" className="mt-4">
              {price && <Outcome price={price} minPaise={minPaise} />}
            </div>
          </Panel>
        </div>
        <section className="mt-8 grid gap-3 rounded-lg border border-line bg-paper-100 p-[18px] md:flex md:items-center md:justify-between md:p-[26px]">
          <p className="max-w-prose">{wholesale.applyText}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/bulk-order" variant="outline">
              {wholesale.ask}
            </ButtonLink>
            <ButtonLink to="/distributor-signup" variant="quiet" className="bg-surface">
              {wholesale.apply}
            </ButtonLink>
          </div>
        </section>
      </PageWidth>
    </>
  );
}

function Outcome({ price, minPaise }: { price: TradePrice; minPaise: number }) {
  const { wholesale } = requestText;
  const { percent, listPaise, savedPaise, missingPaise, nextTier } = price;
  const pays = rupees(listPaise - savedPaise);
  return (
    <Notice kind={missingPaise > 0 ? "warning" : "success"}>
      <p className="font-semibold">
        {percent > 0 ? wholesale.result(pays, percent, rupees(savedPaise)) : wholesale.noDiscount(pays)}
      </p>
      {missingPaise > 0 && <p>{wholesale.belowMinimum(rupees(missingPaise), rupees(minPaise))}</p>}
      {nextTier && <p>{wholesale.next(rupees(nextTier.fromPaise - listPaise), nextTier.percent)}</p>}
    </Notice>
  );
}

/** "12,000" and "₹12000" as 12000; undefined for anything else than 1 to 1,00,00,000. */
function wholeRupees(typed: string): number | undefined {
  return parseWholeNumber(typed.replace(/[\s,₹]/g, ""), { min: 1, max: MOST_RUPEES });
}
