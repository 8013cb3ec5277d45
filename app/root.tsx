import { payStart } from "#app/domain/payment-offer.ts";
import "#app/app.css";
import type { ReactNode } from "react";
import {
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from "react-router";
import { PageFrame } from "#app/components/layout/page-frame.tsx";
import { Problem } from "#app/components/layout/problem.tsx";
import type { ShopFacts } from "#app/components/layout/shop-facts.tsx";
import { hoursText } from "#app/content/messages/hours-text.ts";
import { pageLanguage } from "#app/content/messages/page-address.ts";
import { secondLanguage } from "#app/content/messages/second-language.ts";
import { trustBandHtml } from "#app/content/pages/trust-band.server.ts";
import { failureContext, shopContext } from "#app/context.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { chargesGst } from "#app/domain/invoices/paper-kind.ts";
import { asOneText, type OneText } from "#app/domain/one-text.ts";
import { sellingMode } from "#app/domain/selling-mode.ts";
import { hideUntilOpen } from "#app/middleware/hide-until-open.server.ts";
import { sendOnMoved } from "#app/middleware/moved-address.server.ts";
import { noteRoute } from "#app/middleware/note-route.server.ts";
import { readOpening } from "#app/middleware/opening.server.ts";
import { findFacts } from "#app/services/facts.server.ts";
import { BUILT_IN_LINKS_ONLY, findNavigation, LINKS_FAILED } from "#app/services/places/navigation.server.ts";
import type { Route } from "./+types/root.ts";

const FIRST_FONTS = ["eczar-latin", "noto-latin", "noto-rupee"];

export const links: LinksFunction = () => [
  ...FIRST_FONTS.map((font) => ({
    rel: "preload",
    href: `/fonts/${font}.woff2`,
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
  })),
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/icon-32.png", type: "image/png", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

export const middleware: Route.MiddlewareFunction[] = [noteRoute, hideUntilOpen, sendOnMoved];

/** A first visit carries none of it: it comes with the first hand or key in the search field. */
const fetchSearchHelp = () => import("#app/components/search/field/search-help.tsx");

/** The facts that every page shows; the same for every visitor, so that finished pages can be kept. */
export async function loader({ context }: Route.LoaderArgs): Promise<OneText<ShopFacts>> {
  const parts = context.get(shopContext);
  const { readKept, readOrLast, clock, log, config } = parts;
  const [{ found, failure }, opening, navigation] = await Promise.all([
    readOrLast(findFacts, payStart(config)),
    readOpening(parts),
    readKept(findNavigation).catch((error: unknown) => {
      log.error({ err: error }, LINKS_FAILED);
      return BUILT_IN_LINKS_ONLY;
    }),
  ]);
  const { shop, hours, supportHours, delivery, clinic, enquiries } = found.settings;
  if (failure) {
    log.error({ err: failure }, "the settings could not be read; the last ones are shown");
    context.set(failureContext, { error: failure });
  }
  const facts = sameIfEqual({
    mode: sellingMode(opening, config),
    name: shop.name,
    tagline: shop.tagline,
    phone: shop.phone,
    whatsapp: shop.whatsapp,
    email: shop.email,
    address: shop.address,
    geo: shop.geo,
    licence20c: shop.licence20c,
    licence20d: shop.licence20d,
    gstin: shop.gstin,
    chargesGst: chargesGst(shop),
    trustHtml: trustBandHtml(found.settings, found),
    hours: hoursText(hours),
    supportHours: hoursText(supportHours),
    freeFromPaise: delivery.freeFromPaise,
    nearDays: daysOf(delivery.zones["same-day"]),
    nextDays: daysOf(delivery.zones["next-day"]),
    holds: found.holds,
    answerHours: { clinic: clinic.answerHours, enquiries: enquiries.answerHours },
    year: Number(indiaDate(clock()).slice(0, 4)),
    navigation,
    ...(config.secondLanguage && {
      second: secondLanguage(config.secondLanguage, config.publicOrigin),
    }),
  });
  return asOneText(facts);
}

/** Of each language, by what they say. */
const lastFacts = new Map<string, ShopFacts>();

/** The object of an earlier page where nothing has changed since: what is made of it once can then be written again. */
function sameIfEqual(facts: ShopFacts): ShopFacts {
  const said = JSON.stringify(facts);
  const last = lastFacts.get(said);
  if (last) return last;
  if (lastFacts.size > 4) lastFacts.clear();
  lastFacts.set(said, facts);
  return facts;
}

function daysOf({ minDays, maxDays }: ShopFacts["nearDays"]): ShopFacts["nearDays"] {
  return { minDays, maxDays };
}

/** The facts of the shop are read with the first page and hold for the visit. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={pageLanguage().htmlLang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#0d3827" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <noscript>
          <i data-plain="" />
        </noscript>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <PageFrame fetchSearchHelp={fetchSearchHelp}>
      <Outlet />
    </PageFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const hasFacts = useRouteLoaderData("root") !== undefined;
  const page = <Problem error={error} />;
  return hasFacts ? <PageFrame fetchSearchHelp={fetchSearchHelp}>{page}</PageFrame> : <main>{page}</main>;
}
