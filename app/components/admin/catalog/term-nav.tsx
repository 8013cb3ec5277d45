import { OfficeTabs } from "#app/components/admin/office-tabs.tsx";
import { officeCatalogText } from "#app/content/messages/catalog/office-catalog.ts";

const KINDS = ["categories", "brands", "remedies"] as const;

/** Categories, brands and remedies beside each other. */
export function TermNav({ current }: { current: (typeof KINDS)[number] }) {
  const { terms: words } = officeCatalogText;
  return (
    <div className="card">
      <OfficeTabs
        label={words.nav}
        tabs={KINDS.map((kind) => ({
          text: words.titles[kind],
          to: `/admin/${kind}`,
          isCurrent: kind === current,
        }))}
      />
    </div>
  );
}
