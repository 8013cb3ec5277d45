import { Heart, Search } from "lucide-react";
import { type MouseEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { AccountMenu } from "#app/components/layout/account-menu.tsx";
import { CartLink } from "#app/components/layout/cart-link.tsx";
import { Logo } from "#app/components/layout/logo.tsx";
import { MainMenu } from "#app/components/layout/main-menu.tsx";
import { useMenuManners } from "#app/components/layout/menu-manners.ts";
import { MobileMenu } from "#app/components/layout/mobile-menu.tsx";
import { PincodeChip } from "#app/components/layout/pincode-chip.tsx";
import { type FetchSearchHelp, SEARCH_FIELD, SearchForm } from "#app/components/layout/search-form.tsx";
import { addressOf } from "#app/components/layout/site-links.ts";
import { TopBar } from "#app/components/layout/top-bar.tsx";
import { Link } from "#app/components/ui/link.ts";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { shellText } from "#app/content/messages/shell.ts";

/** Pages with one thing to look at: on narrow screens the search is an icon there. */
const WITHOUT_SEARCH = /^\/(product|doctor-consultation|consultation|orders|track-order|checkout)(\/|$)/;

/** What stays on top of every page; the info bar scrolls away. */
export function Header({ fetchHelp }: { fetchHelp: FetchSearchHelp }) {
  const { header: words, links } = shellText;
  const header = useRef<HTMLElement>(null);
  const { pathname, key } = useLocation();
  const [searchedOn, setSearchedOn] = useState<string>();
  const isBrief = WITHOUT_SEARCH.test(pathname) && searchedOn !== key;
  useMenuManners(header);

  // Without JavaScript the icon leads to the search of the shop.
  function openSearch(event: MouseEvent) {
    event.preventDefault();
    setSearchedOn(key);
    setTimeout(() => document.getElementById(SEARCH_FIELD)?.focus());
  }

  return (
    <header ref={header} className="site-header">
      <TopBar />
      <PageWidth className="flex flex-wrap items-center gap-x-1 lg:min-h-20 lg:gap-x-5">
        <MobileMenu />
        <Logo />
        <PincodeChip className="in-header max-lg:hidden" />
        <SearchForm
          fetchHelp={fetchHelp}
          className={`order-last mb-2.5 w-full lg:order-none lg:mb-0 lg:w-auto lg:min-w-[18rem] lg:flex-1 ${isBrief ? "max-lg:hidden" : ""}`}
        />
        <div className="ml-auto flex items-center">
          {isBrief && (
            <Link to="/shop" onClick={openSearch} aria-label={words.search} className="icon-button lg:hidden">
              <Search className="size-6" />
            </Link>
          )}
          <div className="max-lg:hidden">
            <AccountMenu />
          </div>
          <Link to={addressOf("wishlist")} className="menu-word max-lg:hidden">
            <Heart />
            {links.wishlist}
          </Link>
          <CartLink />
        </div>
      </PageWidth>
      <MainMenu />
    </header>
  );
}
