import { Phone } from "lucide-react";
import { Logo } from "#app/components/layout/logo.tsx";
import { callLink, useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { shellText } from "#app/content/messages/shell.ts";
import { formatPhone } from "#app/domain/form/phone.ts";

/** The header of checkout: the shop's name and help by phone, nothing that leads away. */
export function QuietHeader() {
  const { header } = shellText;
  const facts = useShopFacts();
  return (
    <header className="border-b border-line bg-bg">
      <PageWidth className="flex min-h-[68px] items-center justify-between gap-3 lg:min-h-20">
        <Logo />
        <a
          href={callLink(facts)}
          className="flex min-h-11 items-center gap-2 text-[.9375rem] font-semibold whitespace-nowrap"
        >
          <Phone className="size-[18px]" />
          {header.help}
          <span className="max-md:sr-only">+91 {formatPhone(facts.phone)}</span>
        </a>
      </PageWidth>
    </header>
  );
}
