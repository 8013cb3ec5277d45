import { OfficeMenu } from "#app/components/admin/office-menu.tsx";
import { Card, OfficePage } from "#app/components/admin/office-page.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { officeText } from "#app/content/messages/office.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import type { Route } from "./+types/more";

export function loader({ context }: Route.LoaderArgs) {
  return { role: accountOf(context).role };
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, officeText.more);

/** Every room of the office, for phones, whose bar has place for four. */
export default function More({ loaderData }: Route.ComponentProps) {
  const words = officeText;
  return (
    <OfficePage title={words.more}>
      <Card>
        <div className="grid gap-1 **:[a]:flex **:[a]:min-h-11 **:[a]:items-center **:[a]:gap-3">
          <OfficeMenu role={loaderData.role} waiting={{}} />
        </div>
      </Card>
    </OfficePage>
  );
}
