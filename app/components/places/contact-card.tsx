import { ShopContact } from "#app/components/layout/shop-contact.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Panel } from "#app/components/ui/panel.tsx";
import { locationText } from "#app/content/messages/places/location.ts";

/** The shop's address, phone and hours, and the ways to it. */
export function ContactCard() {
  const { contact } = locationText;
  return (
    <Panel as="aside">
      <h2 className="mb-4 text-[1.25rem]">{contact.title}</h2>
      <ShopContact words={contact} />
      <div className="mt-5 grid gap-3">
        <ButtonLink to="/shop" isBlock>
          {contact.shopNow}
        </ButtonLink>
        <ButtonLink to="/contact" variant="outline" isBlock>
          {contact.contactUs}
        </ButtonLink>
      </div>
    </Panel>
  );
}
