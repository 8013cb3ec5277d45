import { Phone } from "lucide-react";
import { Logo } from "#app/components/layout/logo.tsx";
import { ShopPhone } from "#app/components/layout/reach-shop.tsx";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { shellText } from "#app/content/messages/shell.ts";

/** The header of checkout: the shop's name and help by phone, nothing that leads away. */
export function QuietHeader() {
  const { header } = shellText;
  return (
    <header className="border-b border-line bg-bg">
      <PageWidth className="flex min-h-[68px] items-center justify-between gap-3 lg:min-h-20">
        <Logo />
        <ShopPhone className="flex min-h-11 items-center gap-2 text-[.9375rem] font-semibold whitespace-nowrap">
          {(number) => (
            <>
              <Phone className="size-[18px]" />
              {header.help}
              <span className="max-md:sr-only">+91 {number}</span>
            </>
          )}
        </ShopPhone>
      </PageWidth>
    </header>
  );
}
