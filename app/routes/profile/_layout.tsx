import { Outlet } from "react-router";
import { AccountNav } from "#app/components/accounts/account-nav.tsx";
import { Said } from "#app/components/layout/said.tsx";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { noticeContext } from "#app/context.ts";
import { requireAccount } from "#app/middleware/account.server.ts";
import { giveNotice } from "#app/middleware/notice.server.ts";
import { keepPersonal } from "#app/middleware/personal-page.server.ts";
import type { Route } from "./+types/_layout";

/** The guard of all personal pages: who is not signed in goes to /login and comes back. */
export const middleware: Route.MiddlewareFunction[] = [keepPersonal, requireAccount, giveNotice];

export function loader({ context }: Route.LoaderArgs) {
  return { notice: context.get(noticeContext) };
}

export default function AccountLayout({ loaderData }: Route.ComponentProps) {
  return (
    <PageWidth className="grid gap-5 pt-5 pb-14 *:min-w-0 lg:grid-cols-[230px_1fr] lg:items-start lg:gap-9 lg:pt-9">
      <AccountNav />
      <div>
        <Said notice={loaderData.notice} />
        <Outlet />
      </div>
    </PageWidth>
  );
}
