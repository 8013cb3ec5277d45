import { Clock, Mail, MapPin, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { LinkList } from "#app/components/layout/link-list.tsx";
import { Logo } from "#app/components/layout/logo.tsx";
import { ShopPhone } from "#app/components/layout/reach-shop.tsx";
import { addressLine, type ShopFacts, useShopFacts } from "#app/components/layout/shop-facts.tsx";
import {
  areasOf,
  FARTHER_AREAS,
  linksOf,
  NEAR_AREAS,
  POLICY_LINKS,
  QUICK_LINKS,
} from "#app/components/layout/site-links.ts";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { shellText } from "#app/content/messages/shell.ts";

/** Where the shop is and when, the ways through it, and what the law wants said. */
export function Footer() {
  const shell = shellText;
  const facts = useShopFacts();
  const { footer } = shell;
  const { categories, footerLinks } = facts.navigation;
  const quickLinks = footerLinks.length > 0 ? footerLinks : linksOf(shell, QUICK_LINKS);
  return (
    <footer className="on-dark site-footer">
      <PageWidth>
        <div className="two-up gap-x-8 gap-y-[34px] pt-11 pb-9 *:min-w-0 lg:grid-cols-[1.55fr_1fr_1.15fr_1fr_1fr]">
          <div className="max-lg:col-span-full">
            <Logo isTaglineAlways />
            <p className="mt-4 mb-3.5 max-w-[34ch] text-leaf-200">
              {footer.about(facts.address.town, {
                hasDoctor: facts.holds.includes("doctor"),
                isSentEverywhere: facts.holds.includes("upi"),
              })}
            </p>
            <ContactLines facts={facts} />
          </div>
          <Column title={footer.quickLinks}>
            <LinkList links={quickLinks} />
          </Column>
          <Column title={footer.productCategories}>
            <LinkList links={categories} />
          </Column>
          <Column title={footer.serviceAreas}>
            <LinkList
              links={areasOf(shell, [...NEAR_AREAS, ...FARTHER_AREAS], facts.navigation.hiddenAreas)}
            />
          </Column>
          <Column title={footer.policies}>
            <LinkList links={linksOf(shell, POLICY_LINKS)} />
          </Column>
        </div>
        <LegalLine facts={facts} />
      </PageWidth>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-2.5 text-lg text-marigold-300">{title}</h2>
      {children}
    </nav>
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
      <a href={`mailto:${facts.email}`}>
        <Mail className="size-[18px]" />
        {facts.email}
      </a>
      <span>
        <MapPin className="size-[18px]" />
        {addressLine(facts.address)}
      </span>
      <span>
        <Clock className="size-[18px]" />
        <span>
          <span className="sr-only">{footer.openingHours}: </span>
          {facts.hours.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </span>
      </span>
    </address>
  );
}

function LegalLine({ facts }: { facts: ShopFacts }) {
  const { footer } = shellText;
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-2.5 border-t border-white/16 pt-5 pb-7 text-sm text-leaf-200">
      <span>{footer.rights(facts.year, facts.name)}</span>
      {facts.licence20c && <span>{footer.licence20c(facts.licence20c)}</span>}
      {facts.licence20d && <span>{footer.licence20d(facts.licence20d)}</span>}
      {facts.gstin && <span>{footer.gstin(facts.gstin)}</span>}
      <span>{footer.advice}</span>
    </p>
  );
}
