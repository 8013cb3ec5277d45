import { MessageCircle, Phone } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { callLink, chatLink, useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { formatPhone } from "#app/domain/form/phone.ts";

/** The shop's phone as a link; nothing where none is entered. */
export function ShopPhone({
  className,
  label,
  children = (number) => `+91 ${number}`,
}: {
  className?: string;
  /** What is read aloud where no number is in sight. */
  label?: (number: string) => string;
  children?: (number: string) => ReactNode;
}) {
  const { phone } = useShopFacts();
  if (!phone) return null;
  const number = formatPhone(phone);
  return (
    <a href={callLink(phone)} className={className} aria-label={label?.(number)}>
      {children(number)}
    </a>
  );
}

type Look = Omit<ComponentProps<typeof ButtonLink>, "to" | "children">;

/** A button that calls the shop; none where no phone is entered. */
export function CallButton({ words, ...look }: Look & { words: (number: string) => string }) {
  const { phone } = useShopFacts();
  if (!phone) return null;
  return (
    <ButtonLink variant="outline" {...look} to={callLink(phone)}>
      <Phone className="size-[18px]" />
      {words(formatPhone(phone))}
    </ButtonLink>
  );
}

/** A button that opens a chat with the shop, with `message` already typed; none where no chat is entered. */
export function ChatButton({
  message,
  children,
  ...look
}: Look & { message?: string | undefined; children: ReactNode }) {
  const { whatsapp } = useShopFacts();
  if (!whatsapp) return null;
  return (
    <ButtonLink variant="outline" {...look} to={chatLink(whatsapp, message)}>
      <MessageCircle className="size-[18px]" />
      {children}
    </ButtonLink>
  );
}
