import { OfficeTabs } from "#app/components/admin/office-tabs.tsx";
import { officePagesText } from "#app/content/messages/pages/office-pages.ts";

const PLACES = {
  landing: "/admin/pages",
  texts: "/admin/pages/texts",
  questions: "/admin/pages/questions",
} as const;

/** The three kinds of pages that are edited. */
export function PagesNav({ current }: { current: keyof typeof PLACES }) {
  const { nav } = officePagesText;
  const tabs = (["landing", "texts", "questions"] as const).map((each) => ({
    text: nav[each],
    to: PLACES[each],
    isCurrent: each === current,
  }));
  return <OfficeTabs label={nav.label} tabs={tabs} />;
}
