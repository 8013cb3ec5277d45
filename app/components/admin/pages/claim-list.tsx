import { Notice } from "#app/components/ui/notice.tsx";
import { officePagesText } from "#app/content/messages/pages/office-pages.ts";
import type { ClaimFinding } from "#app/domain/catalog/health-claims.ts";

/** The sentences that promise too much, each with what is wrong with it. */
export function ClaimList({ claims }: { claims: ClaimFinding[] | undefined }) {
  const words = officePagesText;
  if (!claims?.length) return null;
  return (
    <Notice kind="error">
      <p>{words.claims}</p>
      <ul className="mt-2 grid gap-1">
        {claims.map(({ sentence, reason }) => (
          <li key={sentence}>
            <q>{sentence}</q> <small>({words.claimReasons[reason]})</small>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
