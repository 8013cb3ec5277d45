import { pageMeta } from "#app/components/layout/page-meta.ts";
import { PolicyPage } from "#app/components/pages/content/policy-page.tsx";
import { policyText } from "#app/content/messages/pages/policy.ts";
import { shopContext } from "#app/context.ts";
import { KEPT } from "#app/domain/kept-page.ts";
import { readPolicy } from "#app/services/pages/content/read-policy.server.ts";
import type { Route } from "./+types/shipping-policy.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { db, config } = context.get(shopContext);
  return readPolicy(db, { key: "shipping-policy", config });
}

export function headers() {
  return { "Cache-Control": KEPT };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const page = policyText.pages["shipping-policy"];
  const { canonical, structuredData } = loaderData;
  return pageMeta(matches, { ...page, canonical, structuredData });
};

export default function ShippingPolicy({ loaderData }: Route.ComponentProps) {
  return <PolicyPage policyKey="shipping-policy" policy={loaderData.policy} />;
}
