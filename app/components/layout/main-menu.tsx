import { Stethoscope } from "lucide-react";
import { useLocation } from "react-router";
import { ConditionsPanel } from "#app/components/layout/conditions-panel.tsx";
import { LinkList } from "#app/components/layout/link-list.tsx";
import { Menu } from "#app/components/layout/menu.tsx";
import { useShopFacts } from "#app/components/layout/shop-facts.tsx";
import {
  AREA_GUIDES,
  addressOf,
  areasOf,
  BUSINESS_LINKS,
  FARTHER_AREAS,
  HOME_CUSTOMER_LINKS,
  linksOf,
  NEAR_AREAS,
  PRODUCT_LINKS,
  SUPPORT_LINKS,
} from "#app/components/layout/site-links.ts";
import { NavLink } from "#app/components/ui/link.ts";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { deliveryHeading } from "#app/content/messages/arrival.ts";
import { shellText } from "#app/content/messages/shell.ts";

const PLACES = {
  products: /^\/(shop|products?|brands?|new-arrivals|bestsellers|categor(y|ies))(\/|$)/,
  medicineCategories: /^\/homeopathy-categories/,
  healthConditions: /^\/diseases/,
  serviceAreas: /^\/(locations?|seo|haryana)(\/|$)|^\/homeopathy-in-/,
  customerType: /^\/(bulk-order|wholesale-pricing|distributor-signup)/,
  support: /^\/(faq|contact|about|track-order)/,
};

/** The bar of menus on wide screens. */
export function MainMenu() {
  const shell = shellText;
  const { navigation, nearDays, nextDays } = useShopFacts();
  const { hiddenAreas } = navigation;
  const { pathname } = useLocation();
  const { menus, links, header } = shell;
  return (
    <nav aria-label={header.mainMenu} className="border-t border-line-soft max-lg:hidden">
      <PageWidth className="main-menu flex-wrap">
        <NavLink to="/" end className="menu-word">
          {links.home}
        </NavLink>
        <Menu label={menus.products} sameName="products" isCurrent={PLACES.products.test(pathname)}>
          <LinkList links={linksOf(shell, PRODUCT_LINKS)} />
          <h2>{menus.topBrands}</h2>
          <LinkList links={navigation.brands} />
        </Menu>
        <Menu
          label={menus.medicineCategories}
          sameName="medicineCategories"
          isCurrent={PLACES.medicineCategories.test(pathname)}
        >
          <h2>{menus.popularCategories}</h2>
          <LinkList links={navigation.categories} />
          <LinkList links={linksOf(shell, ["allCategories"])} className="font-semibold text-link" />
        </Menu>
        <Menu
          label={menus.healthConditions}
          sameName="healthConditions"
          isCurrent={PLACES.healthConditions.test(pathname)}
          isWide
        >
          <ConditionsPanel />
        </Menu>
        <NavLink to={addressOf("gallery")} className="menu-word">
          {links.gallery}
        </NavLink>
        <Menu
          label={menus.serviceAreas}
          sameName="serviceAreas"
          isCurrent={PLACES.serviceAreas.test(pathname)}
        >
          <h2>{deliveryHeading(nearDays)}</h2>
          <LinkList links={areasOf(shell, NEAR_AREAS, hiddenAreas)} />
          <h2>{deliveryHeading(nextDays)}</h2>
          <LinkList links={[...areasOf(shell, [...FARTHER_AREAS, ...AREA_GUIDES], hiddenAreas)]} />
          <LinkList links={linksOf(shell, ["allAreas"])} className="font-semibold text-link" />
        </Menu>
        <Menu
          label={menus.customerType}
          sameName="customerType"
          isCurrent={PLACES.customerType.test(pathname)}
        >
          <h2>{menus.forHomes}</h2>
          <LinkList links={linksOf(shell, HOME_CUSTOMER_LINKS)} />
          <h2>{menus.forBusiness}</h2>
          <LinkList links={linksOf(shell, BUSINESS_LINKS)} />
        </Menu>
        <Menu label={menus.support} sameName="support" isCurrent={PLACES.support.test(pathname)}>
          <LinkList links={linksOf(shell, SUPPORT_LINKS)} />
        </Menu>
        <NavLink
          to={addressOf("doctorConsultation")}
          className="menu-word ml-auto font-semibold text-leaf-700 max-[1259px]:hidden"
        >
          <Stethoscope className="size-[18px]" />
          {links.doctorConsultation}
        </NavLink>
      </PageWidth>
    </nav>
  );
}
