import "#app/components/admin/office.css";
import { Outlet } from "react-router";
import { OfficeFrame } from "#app/components/admin/office-frame.tsx";
import { OfficeProblem } from "#app/components/admin/office-problem.tsx";
import type { FrameHandle } from "#app/components/layout/page-frame.tsx";
import { Problem } from "#app/components/layout/problem.tsx";
import { shopContext } from "#app/context.ts";
import { accountOf, requirePermission } from "#app/middleware/account.server.ts";
import { keepPersonal } from "#app/middleware/personal-page.server.ts";
import { undoOnRequest } from "#app/middleware/undo.server.ts";
import { countWaiting } from "#app/services/office/count-waiting.server.ts";
import type { Route } from "./+types/_layout";

export const handle: FrameHandle = { frame: "office" };

/** The guard of the back office: who does not work in the shop finds no page here. */
export const middleware: Route.MiddlewareFunction[] = [
  keepPersonal,
  requirePermission("enter-office"),
  undoOnRequest,
];

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(shopContext);
  const { name, role } = accountOf(context);
  return { account: { name, role }, waiting: await countWaiting(db) };
}

export default function OfficeLayout({ loaderData }: Route.ComponentProps) {
  return (
    <OfficeFrame account={loaderData.account} waiting={loaderData.waiting}>
      <Outlet />
    </OfficeFrame>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  // Without what the guard lets through, this is a page that does not exist.
  if (!loaderData)
    return (
      <main id="main">
        <Problem error={error} />
      </main>
    );
  return (
    <OfficeFrame account={loaderData.account} waiting={loaderData.waiting}>
      <OfficeProblem error={error} />
    </OfficeFrame>
  );
}
