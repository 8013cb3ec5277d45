import { ChevronDown, Clock, Mail, MapPin, MessageCircle, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { DoorNow } from "#app/components/layout/door-now.tsx";
import { LinkList } from "#app/components/layout/link-list.tsx";
import { Logo } from "#app/components/layout/logo.tsx";
import { ShopPhone } from "#app/components/layout/reach-shop.tsx";
import { addressLine, chatLink, type ShopFacts, useShopFacts } from "#app/components/layout/shop-facts.tsx";
import {
  areasOf,
  FARTHER_AREAS,
  linksOf,
  NEAR_AREAS,
  POLICY_LINKS,
  QUICK_LINKS,
} from "#app/components/layout/site-links.ts";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { WrittenOnce } from "#app/components/ui/written-once.tsx";
import { shellText } from "#app/content/messages/shell.ts";

/** Where the shop is and when, the ways through it, and what the law wants said; its lists are folded on phones. */
export function Footer() {
  const shell = shellText;
  const facts = useShopFacts();
  const { footer } = shell;
  const { categories, footerLinks } = facts.navigation;
  const quickLinks = footerLinks.length > 0 ? footerLinks : linksOf(shell, QUICK_LINKS);
  return (
    <footer className="on-dark site-footer">
      <PageWidth>
        <div className="grid pt-3 *:min-w-0 lg:grid-cols-[1.55fr_1fr_1.15fr_1fr_1fr] lg:gap-x-8 lg:pt-11 lg:pb-9">
          <div>
            <div className="max-lg:hidden">
              <Logo isTaglineAlways />
              <p className="mt-4 mb-3.5 max-w-[34ch] text-leaf-200">
                {footer.about(facts.address.town, {
                  hasDoctor: facts.holds.includes("doctor"),
                  isSentEverywhere: facts.holds.includes("upi"),
                })}
              </p>
            </div>
            <ContactLines facts={facts} />
          </div>
          <Fold title={footer.quickLinks}>
            <LinkList links={quickLinks} />
          </Fold>
          <Fold title={footer.productCategories}>
            <LinkList links={categories} />
          </Fold>
          <Fold title={footer.serviceAreas}>
            <LinkList
              links={areasOf(shell, [...NEAR_AREAS, ...FARTHER_AREAS], facts.navigation.hiddenAreas)}
            />
          </Fold>
          <Fold title={footer.policies}>
            <LinkList links={linksOf(shell, POLICY_LINKS)} />
          </Fold>
        </div>
        <LegalLine facts={facts} />
      </PageWidth>
    </footer>
  );
}

/** A list of links: folded on phones, under a heading where there is room for it. */
function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <WrittenOnce as="nav" aria-label={title} of={useShopFacts()} name={`footer ${title}`}>
      <details className="footer-fold">
        <summary>
          {title}
          <ChevronDown className="size-5" />
        </summary>
        <h2 className="mb-2.5 text-lg text-marigold-300">{title}</h2>
        {children}
      </details>
    </WrittenOnce>
  );
}

function ContactLines({ facts }: { facts: ShopFacts }) {
  const { footer } = shellText;
  return (
    <address className="contact-lines">
      <ShopPhone>
        {(number) => (
          <>
            <Phone className="size-[18px]" />
            +91 {number}
          </>
        )}
      </ShopPhone>
      {facts.whatsapp && (
        <a href={chatLink(facts.whatsapp)} className="lg:hidden">
          <MessageCircle className="size-[18px]" />
          {footer.chat}
        </a>
      )}
      <a href={`mailto:${facts.email}`} className="max-lg:col-span-full">
        <Mail className="size-[18px]" />
        {facts.email}
      </a>
      <span className="max-lg:hidden">
        <MapPin className="size-[18px]" />
        {addressLine(facts.address)}
      </span>
      <span className="max-lg:col-span-full">
        <Clock className="size-[18px]" />
        <span>
          <span className="sr-only">{footer.openingHours}: </span>
          {facts.hours.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
          <DoorNow />
        </span>
      </span>
    </address>
  );
}

function LegalLine({ facts }: { facts: ShopFacts }) {
  const { footer } = shellText;
  const said = [
    footer.rights(facts.year, facts.name),
    facts.licence20c && footer.licence20c(facts.licence20c),
    facts.licence20d && footer.licence20d(facts.licence20d),
    facts.gstin && footer.gstin(facts.gstin),
    footer.advice,
  ];
  return (
    <p className="border-t border-white/16 pt-3 pb-4 text-sm text-leaf-200 lg:flex lg:flex-wrap lg:gap-x-6 lg:gap-y-2.5 lg:pt-5 lg:pb-7">
      <span className="block lg:hidden">{addressLine(facts.address)}</span>
      {said.filter(Boolean).map((line) => (
        <span key={line} className="max-lg:mr-2.5">
          {`${line} `}
        </span>
      ))}
    </p>
  );
}
