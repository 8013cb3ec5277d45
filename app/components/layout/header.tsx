import { Heart } from "lucide-react";
import { useRef } from "react";
import { AccountMenu } from "#app/components/layout/account-menu.tsx";
import { CartLink } from "#app/components/layout/cart-link.tsx";
import { Logo } from "#app/components/layout/logo.tsx";
import { MainMenu } from "#app/components/layout/main-menu.tsx";
import { useMenuManners } from "#app/components/layout/menu-manners.ts";
import { MobileMenu } from "#app/components/layout/mobile-menu.tsx";
import { SearchForm } from "#app/components/layout/search-form.tsx";
import { addressOf } from "#app/components/layout/site-links.ts";
import { TopBar } from "#app/components/layout/top-bar.tsx";
import { Link } from "#app/components/ui/link.ts";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { shellText } from "#app/content/messages/shell.ts";

/** What stays on top of every page; the info bar scrolls away. */
export function Header() {
  const { links } = shellText;
  const header = useRef<HTMLElement>(null);
  useMenuManners(header);
  return (
    <header ref={header} className="site-header">
      <TopBar />
      <PageWidth className="flex flex-wrap items-center gap-x-2 lg:min-h-20 lg:flex-nowrap lg:gap-x-8">
        <MobileMenu />
        <Logo />
        <SearchForm className="order-last mb-2.5 w-full lg:order-none lg:mb-0 lg:w-auto lg:flex-1" />
        <div className="ml-auto flex items-center">
          <div className="max-lg:hidden">
            <AccountMenu />
          </div>
          <Link to={addressOf("wishlist")} className="menu-word">
            <Heart className="max-lg:size-6" />
            <span className="max-lg:sr-only">{links.wishlist}</span>
          </Link>
          <CartLink />
        </div>
      </PageWidth>
      <MainMenu />
    </header>
  );
}
