import { Link } from "react-router";
import { personalMeta } from "#app/components/order/personal-meta.ts";
import { useText } from "#app/components/text.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyShelf } from "#app/components/ui/empty-shelf.tsx";
import { Panel } from "#app/components/ui/panel.tsx";
import { Status } from "#app/components/ui/status.tsx";
import { consultationText } from "#app/content/messages/en/consultation.ts";
import { textFor } from "#app/content/messages/text.ts";
import { shopContext } from "#app/context.ts";
import { formatDate, formatDateTime } from "#app/domain/india-time.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { keepAddressSecret } from "#app/middleware/personal-page.server.ts";
import { listOwnConsultations } from "#app/services/clinic/find-consultation.server.ts";
import type { Route } from "./+types/consultations";

const text = textFor("en", consultationText);

export const middleware: Route.MiddlewareFunction[] = [keepAddressSecret];

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, text.own.listTitle);

export async function loader({ context }: Route.LoaderArgs) {
  const { userId } = accountOf(context);
  return { consultations: await listOwnConsultations(context.get(shopContext).db, { userId }) };
}

export default function Consultations({ loaderData }: Route.ComponentProps) {
  const { own: words } = useText(consultationText);
  const { consultations } = loaderData;
  return (
    <>
      <h1 className="mb-5">{words.listTitle}</h1>
      {consultations.length === 0 ? (
        <EmptyShelf title={words.listEmpty} text={words.listEmptyText}>
          <ButtonLink to="/doctor-consultation">{words.ask}</ButtonLink>
        </EmptyShelf>
      ) : (
        <ul className="grid gap-4">
          {consultations.map(({ number, token, name, status, preferredDate, startsAt, doctorName }) => (
            <li key={number}>
              <Panel className="grid gap-x-5 gap-y-2 md:grid-cols-[1fr_auto] md:items-center">
                <div className="grid gap-1">
                  <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                    <h2 className="text-xl">
                      <Link to={`/consultation/${token}`} className="hover:underline">
                        {words.title(number)}
                      </Link>
                    </h2>
                    <Status kind={status === "cancelled" || status === "missed" ? "mute" : "info"}>
                      {words.status[status]}
                    </Status>
                  </div>
                  <p>{words.for(name)}</p>
                  <p className="text-sm text-ink-2">
                    {startsAt ? formatDateTime(startsAt) : formatDate(preferredDate)}
                    {doctorName && `, ${doctorName}`}
                  </p>
                </div>
                <Link
                  to={`/consultation/${token}`}
                  aria-label={words.openNamed(number)}
                  className="btn btn-quiet justify-self-start"
                >
                  {words.open}
                </Link>
              </Panel>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
