import { OfficeTabs } from "#app/components/admin/office-tabs.tsx";
import { officeCatalogText } from "#app/content/messages/catalog/office-catalog.ts";
import { TERM_KINDS, type TermKind } from "#app/domain/catalog/term-kind.ts";

/** Categories, brands, companies and remedies beside each other. */
export function TermNav({ current }: { current: TermKind }) {
  const { terms: words } = officeCatalogText;
  return (
    <div className="card">
      <OfficeTabs
        label={words.nav}
        tabs={TERM_KINDS.map((kind) => ({
          text: words.titles[kind],
          to: `/admin/${kind}`,
          isCurrent: kind === current,
        }))}
      />
    </div>
  );
}
