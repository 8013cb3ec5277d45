import {
  Lock,
  LogOut,
  type LucideIcon,
  MapPin,
  MonitorSmartphone,
  Package,
  ShieldCheck,
  Stethoscope,
  User,
} from "lucide-react";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { SignOutForm } from "#app/components/layout/sign-out-form.tsx";
import { NavLink } from "#app/components/ui/link.ts";
import { ownPagesText } from "#app/content/messages/accounts/own-pages.ts";
import type { RoutePath } from "#app/domain/route-path.ts";

const PAGES: { word: keyof typeof ownPagesText.nav; to: RoutePath; Icon: LucideIcon }[] = [
  { word: "details", to: "/profile", Icon: User },
  { word: "orders", to: "/orders", Icon: Package },
  { word: "consultations", to: "/consultations", Icon: Stethoscope },
  { word: "addresses", to: "/profile/addresses", Icon: MapPin },
  { word: "security", to: "/profile/security", Icon: Lock },
  { word: "sessions", to: "/profile/sessions", Icon: MonitorSmartphone },
  { word: "privacy", to: "/profile/privacy", Icon: ShieldCheck },
];

const ROW =
  "flex min-h-11 items-center gap-3 rounded-[8px] px-3 font-medium whitespace-nowrap hover:bg-sunk aria-[current]:bg-primary-soft aria-[current]:font-semibold aria-[current]:text-leaf-800";

/** The person's own pages and the way out: a column on wide screens, a row that scrolls on phones. */
export function AccountNav() {
  const { nav } = ownPagesText;
  const { pathname } = useLocation();
  const row = useRef<HTMLElement>(null);
  const shown = useRef<string>(undefined);

  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>("[aria-current]");
    // Who has moved the row before the page came to life finds each word where it is.
    const isMoved = shown.current === undefined && row.current !== null && row.current.scrollLeft > 0;
    shown.current = pathname;
    if (current && !isMoved)
      row.current?.scrollTo({ left: current.offsetLeft - row.current.clientWidth / 3 });
  }, [pathname]);

  return (
    <nav
      ref={row}
      aria-label={nav.label}
      className="relative -mx-(--gutter) overflow-x-auto px-(--gutter) lg:mx-0 lg:px-0"
    >
      <ul className="flex gap-1 lg:grid">
        {PAGES.map(({ word, to, Icon }) => (
          <li key={word}>
            <NavLink to={to} end={to === "/profile"} className={ROW}>
              <Icon />
              {nav[word]}
            </NavLink>
          </li>
        ))}
        <li>
          <SignOutForm>
            <button type="submit" className={`${ROW} w-full`}>
              <LogOut />
              {nav.signOut}
            </button>
          </SignOutForm>
        </li>
      </ul>
    </nav>
  );
}
