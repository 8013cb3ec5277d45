import type { SiteLinkRow } from "#app/components/admin/pages/site-link-form.tsx";
import { linksOf, REPLACED_LINKS } from "#app/components/layout/site-links.ts";
import { CheckField } from "#app/components/ui/check-field.tsx";
import { officeLinksText } from "#app/content/messages/pages/office-links.ts";
import { shellText } from "#app/content/messages/shell.ts";

const POSITIONS = ["header", "footer"] as const;

/** Says which built-in links the first own one would take the place of, and offers to keep them. */
export function BuiltInLinks({ links }: { links: SiteLinkRow[] }) {
  const { site: words } = officeLinksText;
  const shell = shellText;
  const hidden = POSITIONS.filter((place) => !links.some((link) => link.position === place && link.isActive));
  if (hidden.length === 0) return null;
  return (
    <div className="basis-full">
      {hidden.map((place) => (
        <p key={place} className="text-ink-2">
          {words.replaces[place](
            linksOf(shell, REPLACED_LINKS[place])
              .map(({ text }) => text)
              .join(", "),
          )}
        </p>
      ))}
      <CheckField name="keepBuiltIn" defaultChecked>
        {words.keepBuiltIn}
      </CheckField>
    </div>
  );
}
