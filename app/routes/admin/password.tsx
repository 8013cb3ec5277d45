import { data } from "react-router";
import { ProofForms, ProofFrame } from "#app/components/admin/accounts/proof-page.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Link } from "#app/components/ui/link.ts";
import { proofText } from "#app/content/messages/accounts/proof.ts";
import { shopContext } from "#app/context.ts";
import { wantedProof } from "#app/domain/accounts/wanted-proof.ts";
import { ownPath } from "#app/domain/own-path.ts";
import { accountOf, callerOf } from "#app/middleware/account.server.ts";
import { leadTo } from "#app/middleware/lead-to.server.ts";
import { proofRefused, takeProof } from "#app/middleware/proof.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { proveAgain } from "#app/services/accounts/auth/prove-again.server.ts";
import type { Route } from "./+types/password";

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, proofText.title);

export function loader({ context }: Route.LoaderArgs) {
  const { hasSecondFactor, hasPasskey } = accountOf(context);
  return { hasSecondFactor, hasPasskey };
}

/** A right password leads to the page or file that asked for it. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { auth } = context.get(shopContext);
  const { userId, sessionId, hasSecondFactor, hasPasskey } = accountOf(context);
  const proof = await takeProof({ request, context }, await readForm(request));
  if (!proof) throw data(undefined, { status: 400 });
  const caller = callerOf({ request, context });
  const proven = await proveAgain(auth, { userId, sessionId, proof, caller });
  if (!proven.ok) return proofRefused({ typed: [], hasSecondFactor, hasPasskey }, proven);
  return leadTo(ownPath(url.searchParams.get("returnTo")) ?? "/admin", { status: 303 });
}

export default function PasswordAgain({ loaderData, actionData }: Route.ComponentProps) {
  const words = proofText;
  const wanted = wantedProof(actionData) ?? { typed: [], ...loaderData };
  return (
    <ProofFrame lead={words.leadPage}>
      <ProofForms wanted={wanted} />
      <Link to="/admin" className="link inline-flex min-h-11 items-center">
        {words.toToday}
      </Link>
    </ProofFrame>
  );
}
