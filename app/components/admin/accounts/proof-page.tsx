import type { ReactNode } from "react";
import { ProofForms } from "#app/components/accounts/proof-forms.tsx";
import { Card, OfficePage } from "#app/components/admin/office-page.tsx";
import { Link } from "#app/components/ui/link.ts";
import { proofText } from "#app/content/messages/accounts/proof.ts";
import type { WantedProof } from "#app/domain/accounts/wanted-proof.ts";
import type { LinkTarget } from "#app/domain/route-path.ts";

/** In place of a screen whose form needs a proof first: asks for it and sends the form once more as it was typed. */
export function ProofPage({ wanted, cancelTo }: { wanted: WantedProof; cancelTo: LinkTarget }) {
  return (
    <ProofFrame wanted={wanted} of="form">
      <Link to={cancelTo} reloadDocument className="link inline-flex min-h-11 items-center">
        {proofText.cancel}
      </Link>
    </ProofFrame>
  );
}

/** The question before a form is sent or a page is opened, and what stands beneath it. */
export function ProofFrame({
  wanted,
  of,
  children,
}: {
  wanted: WantedProof;
  of: "form" | "page";
  children: ReactNode;
}) {
  const words = proofText;
  const hasPassword = wanted.ways[0] === "password";
  const leads = hasPassword
    ? { form: words.leadForm, page: words.leadPage }
    : { form: words.otherLeadForm, page: words.otherLeadPage };
  return (
    <OfficePage title={hasPassword ? words.title : words.otherTitle} note={leads[of]}>
      <div className="max-w-[560px]">
        <Card>
          <div className="grid gap-4">
            <ProofForms wanted={wanted} />
            {children}
          </div>
        </Card>
      </div>
    </OfficePage>
  );
}
