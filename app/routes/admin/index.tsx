import { OfficePage } from "#app/components/admin/office-page.tsx";
import { personalMeta } from "#app/components/order/personal-meta.ts";
import { officeText } from "#app/content/messages/en/office.ts";
import { textFor } from "#app/content/messages/text.ts";
import { shopContext } from "#app/context.ts";
import { formatDay, indiaDate } from "#app/domain/india-time.ts";
import type { Route } from "./+types/index";

export function loader({ context }: Route.LoaderArgs) {
  return { today: indiaDate(context.get(shopContext).clock()) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  personalMeta(matches, textFor("en", officeText).areas.today);

export default function Today({ loaderData }: Route.ComponentProps) {
  return <OfficePage title={formatDay(loaderData.today)}>{null}</OfficePage>;
}
