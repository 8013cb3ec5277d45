import { Link } from "#app/components/ui/link.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { NumberedSteps } from "#app/components/ui/numbered-steps.tsx";
import { Panel } from "#app/components/ui/panel.tsx";
import { requestText } from "#app/content/messages/enquiries/request.ts";

/** What happens after the form, and for which account. */
export function DistributorAside({ email }: { email: string | undefined }) {
  const { distributor, bulk } = requestText;
  return (
    <aside className="grid gap-4">
      <Panel as="section">
        <h2 className="mb-4 text-xl">{distributor.steps}</h2>
        <NumberedSteps steps={distributor.stepList} />
      </Panel>
      <Notice>
        {email ? (
          distributor.signedInNote(email)
        ) : (
          <>
            {distributor.accountNote}{" "}
            <Link to="/register" className="link">
              {distributor.register}
            </Link>
          </>
        )}
      </Notice>
      <Link to="/wholesale-pricing" className="link inline-flex min-h-11 items-center">
        {bulk.cards.tiers}
      </Link>
    </aside>
  );
}
