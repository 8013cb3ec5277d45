import { ExternalLink, LogOut, Search } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import type { WaitingCounts } from "#app/components/admin/office-areas.ts";
import { OfficeMenu } from "#app/components/admin/office-menu.tsx";
import { OfficeThumbBar } from "#app/components/admin/office-thumb-bar.tsx";
import { UndoneNotice } from "#app/components/admin/undo.tsx";
import { ProgressBar } from "#app/components/layout/progress-bar.tsx";
import { useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { SignOutForm } from "#app/components/layout/sign-out-form.tsx";
import { Form, Link } from "#app/components/ui/link.ts";
import { officeText } from "#app/content/messages/office.ts";
import type { Role } from "#app/domain/permissions.ts";

/** Side bar (a thumb's bar on phones), search and the page of the back office. */
export function OfficeFrame({
  account,
  waiting,
  children,
}: {
  account: { name: string; role: Role };
  waiting: WaitingCounts;
  children: ReactNode;
}) {
  const words = officeText;
  const { name } = useShopFacts();
  return (
    <div className="office">
      <a href="#main" className="skip-link">
        {words.skip}
      </a>
      <ProgressBar />
      <aside className="office-side" aria-label={words.name}>
        <Link to="/admin" className="mb-2 font-display text-md font-semibold text-white">
          <img src="/art/mark.svg" alt="" width={30} height={34} />
          {name}
        </Link>
        <nav aria-label={words.menu} className="grid gap-0.5">
          <OfficeMenu role={account.role} waiting={waiting} />
        </nav>
        <div className="mt-auto grid gap-0.5 border-t border-leaf-700 pt-2">
          <p className="px-2.5 py-1 text-sm">
            {account.name}, {words.roles[account.role]}
          </p>
          <Link to="/" reloadDocument>
            <ExternalLink className="size-[18px]" />
            {words.toShop}
          </Link>
          <SignOutForm>
            <button type="submit">
              <LogOut className="size-[18px]" />
              {words.signOut}
            </button>
          </SignOutForm>
        </div>
      </aside>
      <div className="min-w-0">
        <header className="office-top">
          <Link to="/admin" aria-label={words.name} className="lg:hidden">
            <img src="/art/mark.svg" alt="" width={30} height={34} />
          </Link>
          <OfficeSearch />
        </header>
        <main id="main" tabIndex={-1} className="office-main outline-none">
          <UndoneNotice />
          {children}
        </main>
      </div>
      <OfficeThumbBar role={account.role} waiting={waiting} />
    </div>
  );
}

/** Finds orders, customers and products from anywhere; Ctrl K goes there. */
function OfficeSearch() {
  const words = officeText;
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    function goToSearch(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      field.current?.focus();
    }
    addEventListener("keydown", goToSearch);
    return () => removeEventListener("keydown", goToSearch);
  }, []);

  return (
    <Form
      action="/admin/search"
      role="search"
      aria-label={words.searchArea}
      className="relative w-full max-w-[460px]"
    >
      <Search className="absolute top-3 left-3 size-[18px] text-ink-3" />
      <input
        ref={field}
        type="search"
        name="q"
        aria-label={words.search}
        placeholder={words.searchHint}
        className="control pr-[74px] pl-10"
      />
      <kbd className="absolute top-2 right-2 rounded-xs border border-line px-1.5 text-xs text-ink-3 max-md:hidden">
        {words.searchKeys}
      </kbd>
    </Form>
  );
}
