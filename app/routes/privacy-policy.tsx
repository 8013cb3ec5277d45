import { pageMeta } from "#app/components/layout/page-meta.ts";
import { PolicyPage } from "#app/components/pages/content/policy-page.tsx";
import { policyText } from "#app/content/messages/pages/policy.ts";
import { shopContext } from "#app/context.ts";
import { KEPT_WITHOUT_PRICES } from "#app/domain/kept-page.ts";
import { noticeServices } from "#app/middleware/outside-services.server.ts";
import { readPolicy } from "#app/services/pages/content/read-policy.server.ts";
import type { Route } from "./+types/privacy-policy.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { db, config } = context.get(shopContext);
  return readPolicy(db, {
    key: "privacy-policy",
    config,
    outside: await noticeServices(config),
  });
}

export function headers() {
  return { "Cache-Control": KEPT_WITHOUT_PRICES };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const page = policyText.pages["privacy-policy"];
  const { canonical, structuredData } = loaderData;
  return pageMeta(matches, { ...page, canonical, structuredData });
};

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return <PolicyPage policyKey="privacy-policy" policy={loaderData.policy} />;
}
