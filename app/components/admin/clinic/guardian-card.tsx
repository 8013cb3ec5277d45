import { FactList } from "#app/components/admin/fact-list.tsx";
import { OfficeAct } from "#app/components/admin/office-act.tsx";
import { Card } from "#app/components/admin/office-page.tsx";
import { PhoneLink } from "#app/components/admin/phone-link.tsx";
import { officeClinicText } from "#app/content/messages/clinic/office-clinic.ts";
import { formatDateTime } from "#app/content/messages/dates.ts";
import type { GuardianProof, GuardianRelation } from "#app/domain/clinic/guardian.ts";

export type GuardianView = {
  name: string;
  relation: GuardianRelation | undefined;
  phone: string;
  proof: { by: GuardianProof; at: Date } | undefined;
};

/** Who agrees for a child, and how the clinic knows; a child's consultation is not completed before. */
export function GuardianCard({ guardian }: { guardian: GuardianView }) {
  const { guardian: words } = officeClinicText;
  const { name, relation, phone, proof } = guardian;
  return (
    <Card title={words.title}>
      <FactList
        facts={[
          [words.name, name],
          [words.relation, relation && words.relations[relation]],
          [words.phone, phone && <PhoneLink key="phone" phone={phone} />],
          [words.proof, proof ? words.proofs[proof.by](formatDateTime(proof.at)) : words.noProof],
        ]}
      />
      {!proof && (
        <div className="mt-3 grid gap-3">
          <OfficeAct intent="guardian-call" button={words.called} variant="quiet" />
          <OfficeAct intent="guardian-papers" button={words.sawPapers} variant="quiet" />
        </div>
      )}
    </Card>
  );
}
