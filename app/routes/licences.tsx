import { pageMeta } from "#app/components/layout/page-meta.ts";
import { PolicyPage } from "#app/components/pages/content/policy-page.tsx";
import { policyText } from "#app/content/messages/pages/policy.ts";
import { shopContext } from "#app/context.ts";
import { KEPT_WITHOUT_PRICES } from "#app/domain/kept-page.ts";
import { readPolicy } from "#app/services/pages/content/read-policy.server.ts";
import type { Route } from "./+types/licences.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { db, config } = context.get(shopContext);
  return readPolicy(db, { key: "licences", config });
}

export function headers() {
  return { "Cache-Control": KEPT_WITHOUT_PRICES };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const page = policyText.pages.licences;
  const { canonical, structuredData } = loaderData;
  return pageMeta(matches, { ...page, canonical, structuredData });
};

export default function Licences({ loaderData }: Route.ComponentProps) {
  return <PolicyPage policyKey="licences" policy={loaderData.policy} />;
}
