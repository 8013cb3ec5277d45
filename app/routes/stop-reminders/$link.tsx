import { data } from "react-router";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyShelf } from "#app/components/ui/empty-shelf.tsx";
import { Form } from "#app/components/ui/link.ts";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { Panel } from "#app/components/ui/panel.tsx";
import { privacyText } from "#app/content/messages/accounts/privacy.ts";
import { shopContext } from "#app/context.ts";
import { keepAddressSecret, keepPersonal } from "#app/middleware/personal-page.server.ts";
import { readStopLink, stopReminders } from "#app/services/accounts/remind-carts.server.ts";
import type { Route } from "./+types/$link";

const text = privacyText.cartReminders;

export const middleware: Route.MiddlewareFunction[] = [keepPersonal, keepAddressSecret];

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, text.stopTitle);

export async function loader({ params: { link }, context }: Route.LoaderArgs) {
  const { secret, clock } = context.get(shopContext);
  const isGood = readStopLink(link, { secret, now: clock() }) !== undefined;
  return data({ isGood }, { status: isGood ? 200 : 404 });
}

/** Only a press stops them: programs that look into messages open links. */
export async function action({ params: { link }, context }: Route.ActionArgs) {
  const { db, secret, clock } = context.get(shopContext);
  const now = clock();
  const found = readStopLink(link, { secret, now });
  if (!found) return data({ isStopped: false }, { status: 404 });
  await stopReminders(db, { ...found, now });
  return data({ isStopped: true });
}

export default function StopReminders({ loaderData: { isGood }, actionData }: Route.ComponentProps) {
  const words = privacyText.cartReminders;
  if (!isGood || actionData?.isStopped)
    return (
      <PageWidth className="py-14">
        <EmptyShelf
          as="h1"
          title={isGood ? words.stoppedTitle : words.stopTitle}
          text={isGood ? words.stopped : words.brokenLink}
        >
          <ButtonLink to="/">{words.home}</ButtonLink>
        </EmptyShelf>
      </PageWidth>
    );
  return (
    <PageWidth className="py-10">
      <div className="mx-auto grid max-w-[560px] gap-5">
        <h1>{words.stopTitle}</h1>
        <Panel as="section">
          <p className="mb-4">{words.stopLead}</p>
          <Form method="post">
            <Button size="lg" isBlock>
              {words.stop}
            </Button>
          </Form>
        </Panel>
      </div>
    </PageWidth>
  );
}
