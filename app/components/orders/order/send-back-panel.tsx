import { ButtonLink } from "#app/components/ui/button.tsx";
import { Panel } from "#app/components/ui/panel.tsx";

/** Where the returns of an order are, and the way to ask for one. */
export function SendBackPanel({
  sendBack,
  token,
}: {
  sendBack: { title: string; ask: string | undefined; said: string[] } | undefined;
  token: string;
}) {
  if (!sendBack) return null;
  const { title, ask, said } = sendBack;
  return (
    <Panel as="section" id="returns" className="grid justify-items-start gap-2">
      <h2 className="text-xl">{title}</h2>
      {said.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {ask && (
        <ButtonLink to={`/track-order/${token}/return`} variant="quiet">
          {ask}
        </ButtonLink>
      )}
    </Panel>
  );
}
