import { OfficeTabs } from "#app/components/admin/office-tabs.tsx";
import { officeLinksText } from "#app/content/messages/pages/office-links.ts";

const PLACES = {
  unknown: "/admin/links",
  internal: "/admin/links/internal",
  site: "/admin/links/site",
} as const;

/** The kinds of links; those of header and footer are the owner's. */
export function LinksNav({ current, isOwner }: { current: keyof typeof PLACES; isOwner: boolean }) {
  const { nav } = officeLinksText;
  const kinds = (["unknown", "internal", "site"] as const).filter((each) => isOwner || each !== "site");
  const tabs = kinds.map((each) => ({ text: nav[each], to: PLACES[each], isCurrent: each === current }));
  return <OfficeTabs label={nav.label} tabs={tabs} />;
}
