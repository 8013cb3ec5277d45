import { OwnConsultation } from "#app/components/clinic/own-consultation.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyShelf } from "#app/components/ui/empty-shelf.tsx";
import { ownConsultationText } from "#app/content/messages/clinic/own-consultation.ts";
import { shopContext } from "#app/context.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { keepAddressSecret } from "#app/middleware/personal-page.server.ts";
import { listOwnConsultations } from "#app/services/clinic/find-consultation.server.ts";
import { listOwnPrescriptions } from "#app/services/prescriptions/find-prescription.server.ts";
import type { Route } from "./+types/consultations";

export const middleware: Route.MiddlewareFunction[] = [keepAddressSecret];

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, ownConsultationText.listTitle);

export async function loader({ context }: Route.LoaderArgs) {
  const { userId } = accountOf(context);
  const { db, clock } = context.get(shopContext);
  const consultations = await listOwnConsultations(db, { userId });
  const prescriptions = await listOwnPrescriptions(db, { userId, now: clock() });
  return {
    consultations: consultations.map((consultation) => ({
      ...consultation,
      prescriptions: prescriptions
        .filter(({ consultationNumber }) => consultationNumber === consultation.number)
        .map(({ number, token, issuedAt, state }) => ({ number, token, issuedAt, state })),
    })),
  };
}

export default function Consultations({ loaderData }: Route.ComponentProps) {
  const words = ownConsultationText;
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
          {consultations.map((consultation) => (
            <li key={consultation.number}>
              <OwnConsultation consultation={consultation} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
