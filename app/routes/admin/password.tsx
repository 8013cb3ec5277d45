import { data } from "react-router";
import { ProofFrame } from "#app/components/admin/accounts/proof-page.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Link } from "#app/components/ui/link.ts";
import { proofText } from "#app/content/messages/accounts/proof.ts";
import { proofWays } from "#app/domain/accounts/proof-ways.ts";
import { wantedProof } from "#app/domain/accounts/wanted-proof.ts";
import { ownPath } from "#app/domain/own-path.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { leadTo } from "#app/middleware/lead-to.server.ts";
import { judgeProof, takeProof } from "#app/middleware/proof.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import type { Route } from "./+types/password";

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, proofText.title);

export function loader({ context }: Route.LoaderArgs) {
  return { ways: proofWays(accountOf(context)) };
}

/** A right proof leads to the page or file that asked for it. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const proof = await takeProof({ request, context }, await readForm(request));
  if (!proof) throw data(undefined, { status: 400 });
  const wanted = await judgeProof({ request, context }, { typed: [], proof });
  return wanted ?? leadTo(ownPath(url.searchParams.get("returnTo")) ?? "/admin", { status: 303 });
}

export default function PasswordAgain({ loaderData, actionData }: Route.ComponentProps) {
  const wanted = wantedProof(actionData) ?? { typed: [], isByPhone: false, ...loaderData };
  return (
    <ProofFrame wanted={wanted} of="page">
      <Link to="/admin" className="link inline-flex min-h-11 items-center">
        {proofText.toToday}
      </Link>
    </ProofFrame>
  );
}
