import { BadgePercent, PackageCheck, ShieldCheck, Truck } from "lucide-react";
import { useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { productText } from "#app/content/messages/catalog/product.ts";
import { rupees } from "#app/domain/money.ts";

/** What the shop stands for, on every product. */
export function TrustPoints() {
  const { trust } = productText;
  const { freeFromPaise } = useShopFacts();
  const points = [
    { Icon: Truck, name: trust.delivery },
    { Icon: PackageCheck, name: trust.packaging },
    { Icon: ShieldCheck, name: trust.authentic },
    { Icon: BadgePercent, name: trust.shipping(rupees(freeFromPaise)) },
  ];
  return (
    <ul className="trust-points">
      {points.map(({ Icon, name }) => (
        <li key={name}>
          <Icon className="size-6 text-clay-600" />
          {name}
        </li>
      ))}
    </ul>
  );
}
