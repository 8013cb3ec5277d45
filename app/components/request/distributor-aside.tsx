import { Link } from "react-router";
import { useText } from "#app/components/text.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { Panel } from "#app/components/ui/panel.tsx";
import { requestText } from "#app/content/messages/en/request.ts";

/** What happens after the form, and for which account. */
export function DistributorAside({ email }: { email: string | undefined }) {
  const { distributor, bulk } = useText(requestText);
  return (
    <aside className="grid gap-4">
      <Panel as="section">
        <h2 className="mb-4 text-xl">{distributor.steps}</h2>
        <ol className="grid gap-4">
          {distributor.stepList.map(({ title, text }, index) => (
            <li key={title} className="flex gap-3.5">
              <span
                aria-hidden="true"
                className="grid size-8 shrink-0 place-items-center rounded-full bg-marigold-400 font-bold"
              >
                {index + 1}
              </span>
              <span>
                <b className="block leading-[1.35] font-semibold">{title}</b>
                <span className="text-sm text-ink-2">{text}</span>
              </span>
            </li>
          ))}
        </ol>
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
