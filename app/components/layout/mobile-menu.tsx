import { ChevronRight, Menu as MenuIcon, X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { LanguageSwitch } from "#app/components/layout/language-switch.tsx";
import { LinkList } from "#app/components/layout/link-list.tsx";
import { Logo } from "#app/components/layout/logo.tsx";
import { useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { SignOutForm } from "#app/components/layout/sign-out-form.tsx";
import { addressOf, areasOf, FARTHER_AREAS, linksOf, NEAR_AREAS } from "#app/components/layout/site-links.ts";
import { useVisit } from "#app/components/layout/visit-state.ts";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.ts";
import { WrittenOnce } from "#app/components/ui/written-once.tsx";
import { shellText } from "#app/content/messages/shell.ts";
import type { LinkTarget } from "#app/domain/route-path.ts";

/** What people come back for stands first. */
const BACK_AGAIN = [
  { word: "trackOrder", icon: "truck" },
  { word: "buyAgain", icon: "rotate-ccw" },
  { word: "prescriptions", icon: "clipboard-list" },
  { word: "wishlist", icon: "heart" },
] as const;

/** The drawer below the large breakpoint: a popover, so it opens, and closes on Escape or a press beside it, by itself. */
export function MobileMenu() {
  const shell = shellText;
  const facts = useShopFacts();
  const { navigation } = facts;
  const account = useVisit((visit) => visit.account);
  const { key } = useLocation();
  const drawer = useRef<HTMLDivElement>(null);
  const { header, menus, links } = shell;

  // biome-ignore lint/correctness/useExhaustiveDependencies: every new place closes the drawer
  useEffect(() => drawer.current?.hidePopover(), [key]);

  return (
    <>
      <button
        type="button"
        popoverTarget="mobile-menu"
        aria-label={header.menu}
        className="icon-button -ml-3 lg:hidden"
      >
        <MenuIcon className="size-6" />
      </button>
      <div ref={drawer} id="mobile-menu" popover="auto" className="drawer">
        <div className="flex min-h-16 items-center justify-between border-b border-line py-2 pr-2 pl-4">
          <Logo isTaglineAlways />
          <button
            type="button"
            popoverTarget="mobile-menu"
            popoverTargetAction="hide"
            aria-label={header.closeMenu}
            className="icon-button"
          >
            <X className="size-6" />
          </button>
        </div>
        <nav aria-label={header.mobileMenu} className="flex-1 overflow-y-auto overscroll-contain">
          <WrittenOnce as="div" className="contents" of={facts} name="drawer">
            <div className="grid grid-cols-2 border-b border-line bg-leaf-50 *:gap-2 *:px-3 *:text-base">
              {BACK_AGAIN.map(({ word, icon }) => (
                <Row key={word} icon={icon} to={addressOf(word)}>
                  {links[word]}
                </Row>
              ))}
            </div>
            <Row icon="house" to="/">
              {links.home}
            </Row>
            <Row icon="store" to={addressOf("shopAll")}>
              {links.shopAll}
            </Row>
            <Row icon="badge-check" to={addressOf("brands")}>
              {links.brands}
            </Row>
            <Fold icon="droplets" label={menus.medicineCategories}>
              <LinkList links={[...navigation.categories, ...linksOf(shell, ["allCategories"])]} />
            </Fold>
            <Fold icon="leaf" label={menus.healthConditions}>
              <LinkList links={[...navigation.bodySystems, ...linksOf(shell, ["allConditions"])]} />
            </Fold>
            <Row icon="layout-dashboard" to={addressOf("gallery")}>
              {links.gallery}
            </Row>
            <Fold icon="map" label={menus.serviceAreas}>
              <LinkList
                links={[
                  ...areasOf(shell, [...NEAR_AREAS, ...FARTHER_AREAS], navigation.hiddenAreas),
                  ...linksOf(shell, ["allAreas"]),
                ]}
              />
            </Fold>
            <Row icon="boxes" to={addressOf("bulkOrders")}>
              {links.bulkOrders}
            </Row>
            <Row icon="warehouse" to={addressOf("wholesalePricing")}>
              {links.wholesalePricing}
            </Row>
            <Row icon="stethoscope" to={addressOf("doctorConsultation")}>
              {links.doctorConsultation}
            </Row>
            <Row icon="circle-question-mark" to={addressOf("faq")}>
              {links.faq}
            </Row>
            <Row icon="info" to={addressOf("about")}>
              {links.about}
            </Row>
            <Row icon="phone" to={addressOf("contact")}>
              {links.contact}
            </Row>
          </WrittenOnce>
          <LanguageSwitch className="drawer-row" />
        </nav>
        <div className="grid grid-cols-2 gap-2.5 border-t border-line px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))]">
          {(account ? (["myAccount", "myOrders"] as const) : (["signIn", "register"] as const)).map(
            (word, position) => (
              <ButtonLink key={word} to={addressOf(word)} variant={position === 0 ? "primary" : "outline"}>
                {links[word]}
              </ButtonLink>
            ),
          )}
          {account?.isOfShop && (
            <ButtonLink
              to={addressOf("backOffice")}
              reloadDocument
              variant="outline"
              className="col-span-full"
            >
              {links.backOffice}
            </ButtonLink>
          )}
          {account && (
            <div className="col-span-full">
              <SignOutForm>
                <Button variant="quiet" isBlock>
                  {links.signOut}
                </Button>
              </SignOutForm>
            </div>
          )}
        </div>
      </div>
    </>
  );
}

function Row({ icon, to, children }: { icon: string; to: LinkTarget; children: ReactNode }) {
  return (
    <Link to={to} className="drawer-row">
      <Icon name={icon} />
      {children}
    </Link>
  );
}

function Fold({ icon, label, children }: { icon: string; label: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="drawer-row">
        <Icon name={icon} />
        {label}
        <ChevronRight className="ml-auto size-[18px] transition-[rotate] group-open:rotate-90" />
      </summary>
      <div className="border-b border-line-soft bg-sunk py-1 pl-9">{children}</div>
    </details>
  );
}

/** From a file of its own: as scripts, these icons would weigh on every first visit. */
function Icon({ name }: { name: string }) {
  return (
    <svg
      aria-hidden="true"
      className="lucide"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <use href={`/art/menu-icons.svg#${name}`} />
    </svg>
  );
}
