import { OfficePage } from "#app/components/admin/office-page.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Link } from "#app/components/ui/link.ts";
import { officeSettingsText } from "#app/content/messages/shop/office-settings.ts";
import { SETTINGS_GROUPS } from "#app/domain/shop/setting-fields.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import type { Route } from "./+types/index";

export const middleware: Route.MiddlewareFunction[] = [allowOnly("edit-settings")];

export function loader() {
  return { groups: SETTINGS_GROUPS };
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, officeSettingsText.title);

export default function Settings({ loaderData }: Route.ComponentProps) {
  const words = officeSettingsText;
  const groups = loaderData.groups.map((group) => ({
    to: group as string,
    ...(words.groups[group] ?? { title: group, note: "" }),
  }));
  const all = [...groups, { to: "pincodes", ...words.pincodes }];
  return (
    <OfficePage title={words.title} note={words.note}>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {all.map(({ to, title, note }) => (
          <li key={to}>
            <Link to={`/admin/settings/${to}`} className="card block h-full p-4 hover:border-primary">
              <b>{title}</b>
              <span className="block text-sm text-ink-2">{note}</span>
            </Link>
          </li>
        ))}
      </ul>
    </OfficePage>
  );
}
