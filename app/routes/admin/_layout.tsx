import "#app/components/admin/office.css";
import { Outlet } from "react-router";
import { OfficeFrame } from "#app/components/admin/office-frame.tsx";
import type { FrameHandle } from "#app/components/layout/page-frame.tsx";
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
