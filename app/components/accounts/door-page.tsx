import { Phone } from "lucide-react";
import type { ReactNode } from "react";
import { Logo } from "#app/components/layout/logo.tsx";
import { ShopPhone } from "#app/components/layout/reach-shop.tsx";
import { Said } from "#app/components/layout/said.tsx";
import { useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { Link } from "#app/components/ui/link.ts";
import { doorText } from "#app/content/messages/accounts/door.ts";
import type { Notice } from "#app/domain/notice.ts";

/** A page at the door of the account: one form, the way back and the shop's phone; on wide screens beside its shelf. */
export function DoorPage({
  title,
  lead,
  notice,
  children,
}: {
  title: string;
  lead: ReactNode;
  notice: Notice | undefined;
  children: ReactNode;
}) {
  const { door } = doorText;
  return (
    <div className="grid min-h-dvh lg:grid-cols-[1fr_1.02fr]">
      <div className="grid content-start gap-[30px] px-(--gutter) pt-3 pb-10 lg:px-14 lg:pt-6 lg:pb-14">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <div className="flex min-w-min flex-1">
            <Logo isTaglineAlways />
          </div>
          <Link to="/shop" className="link-arrow text-base">
            {door.backToShop}
          </Link>
        </div>
        <div className="mx-auto grid w-full max-w-[440px] gap-[22px] *:min-w-0">
          <Said notice={notice} />
          <div>
            <h1>{title}</h1>
            <p className="mt-2 text-ink-2">{lead}</p>
          </div>
          {children}
          <Help />
        </div>
      </div>
      <div className="buti hidden items-end justify-items-center bg-[#f6dccb] lg:grid">
        <img
          src="/art/taak.svg"
          alt=""
          width={580}
          height={602}
          loading="lazy"
          className="h-auto w-[88%] max-w-[600px]"
        />
      </div>
    </div>
  );
}

function Help() {
  const { door } = doorText;
  const facts = useShopFacts();
  if (!facts.phone) return null;
  return (
    <p className="flex gap-3 rounded-md bg-leaf-50 px-4 py-3.5 text-[.9375rem] leading-[1.45] text-leaf-800">
      <Phone className="mt-px" />
      <span>
        {door.helpBefore} <ShopPhone className="link whitespace-nowrap" />
        {facts.hours.map((line) => `, ${line}`)}
      </span>
    </p>
  );
}
