import { useLocation } from "react-router";
import { OfficeTabs } from "#app/components/admin/office-tabs.tsx";
import { officeStockText } from "#app/content/messages/stock/office-stock.ts";

const SCREENS = {
  stock: "/admin/stock",
  receive: "/admin/stock/receive",
  expiring: "/admin/stock/expiring",
  recall: "/admin/stock/recall",
  ledger: "/admin/stock/ledger",
} as const;

/** The screens of the stock beside each other. */
export function StockNav() {
  const { nav } = officeStockText;
  const { pathname } = useLocation();
  const names = Object.keys(SCREENS) as (keyof typeof SCREENS)[];
  return (
    <div className="card">
      <OfficeTabs
        label={nav.label}
        tabs={names.map((name) => ({
          text: nav[name],
          to: SCREENS[name],
          isCurrent: pathname === SCREENS[name],
        }))}
      />
    </div>
  );
}
