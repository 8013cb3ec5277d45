import { ProofForms } from "#app/components/accounts/proof-forms.tsx";
import { Link } from "#app/components/ui/link.ts";
import { Panel } from "#app/components/ui/panel.tsx";
import { proofText } from "#app/content/messages/accounts/proof.ts";
import type { WantedProof } from "#app/domain/accounts/wanted-proof.ts";
import type { LinkTarget } from "#app/domain/route-path.ts";

/** Asks for a proof on a personal page: in place of its forms, with the way back to them, or before they can be used. */
export default function ProofPanel({
  wanted,
  lead,
  cancelTo,
}: {
  wanted: WantedProof;
  lead?: string;
  cancelTo?: LinkTarget;
}) {
  const words = proofText;
  const hasPassword = wanted.ways[0] === "password";
  return (
    <Panel as="section">
      <h2 className="mb-1 text-xl">{hasPassword ? words.title : words.otherTitle}</h2>
      <p className="mb-4 text-ink-2">{lead ?? (hasPassword ? words.leadForm : words.otherLeadForm)}</p>
      <div className="grid max-w-[560px] gap-4">
        <ProofForms wanted={wanted} />
        {cancelTo && (
          <Link to={cancelTo} reloadDocument className="link inline-flex min-h-11 items-center">
            {words.cancel}
          </Link>
        )}
      </div>
    </Panel>
  );
}
