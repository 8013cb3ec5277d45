import { PolicyPage } from "#app/components/content/policy-page.tsx";
import { pageMeta } from "#app/components/layout/page-meta.ts";
import { policyText } from "#app/content/messages/en/policy.ts";
import { textFor } from "#app/content/messages/text.ts";
import { shopContext } from "#app/context.ts";
import { findPolicy } from "#app/services/content/find-policy.server.ts";
import type { Route } from "./+types/refund-policy.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { db, config } = context.get(shopContext);
  return { policy: await findPolicy(db, "refund-policy"), canonical: `${config.publicOrigin}/refund-policy` };
}

export function headers() {
  return { "Cache-Control": "public, max-age=0, s-maxage=60" };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const page = textFor("en", policyText).pages["refund-policy"];
  return pageMeta(matches, { ...page, canonical: loaderData.canonical });
};

export default function RefundPolicy({ loaderData }: Route.ComponentProps) {
  return <PolicyPage policyKey="refund-policy" policy={loaderData.policy} />;
}
