import { data } from "react-router";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyShelf } from "#app/components/ui/empty-shelf.tsx";
import { Form } from "#app/components/ui/link.ts";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { Panel } from "#app/components/ui/panel.tsx";
import { stockNoticeText } from "#app/content/messages/cart/stock-notice.ts";
import { shopContext } from "#app/context.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { keepAddressSecret, keepPersonal } from "#app/middleware/personal-page.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import {
  confirmStockNotice,
  endStockNotice,
  findStockNotice,
} from "#app/services/cart/notices/change-notice.server.ts";
import type { Route } from "./+types/$token";

const text = stockNoticeText;

export const middleware: Route.MiddlewareFunction[] = [keepPersonal, keepAddressSecret];

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, text.title);

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  return { notice: await findStockNotice(context.get(shopContext).db, token) };
}

/** Only a press confirms or ends it: programs that look into messages open links. */
export async function action({ request, params: { token }, context }: Route.ActionArgs) {
  const { db, clock } = context.get(shopContext);
  const intent = fieldText(await readForm(request), "intent");
  if (intent === "confirm") {
    const isThere = await confirmStockNotice(db, { token, now: clock() });
    return data({ isEnded: false }, { status: isThere ? 200 : 404 });
  }
  if (intent !== "stop") throw data(undefined, { status: 400 });
  await endStockNotice(db, { token });
  return data({ isEnded: true });
}

export default function StockRequest({ loaderData: { notice }, actionData }: Route.ComponentProps) {
  const words = stockNoticeText;
  if (!notice)
    return (
      <PageWidth className="py-14">
        <EmptyShelf as="h1" title={words.goneTitle} text={actionData?.isEnded ? words.ended : words.gone}>
          <ButtonLink to="/shop">{words.shop}</ButtonLink>
        </EmptyShelf>
      </PageWidth>
    );
  const { name, slug, isConfirmed } = notice;
  return (
    <PageWidth className="py-10">
      <div className="mx-auto grid max-w-[560px] gap-5">
        <h1>{words.title}</h1>
        <Panel as="section">
          <p role="status" className="mb-4">
            {isConfirmed ? words.counts(name) : words.ask(name)}
          </p>
          <Form method="post" className="grid gap-3">
            {!isConfirmed && (
              <Button name="intent" value="confirm" size="lg" isBlock>
                {words.yes}
              </Button>
            )}
            <Button name="intent" value="stop" variant="outline" isBlock>
              {isConfirmed ? words.stop : words.no}
            </Button>
          </Form>
        </Panel>
        <ButtonLink to={`/product/${slug}`} variant="outline">
          {words.back}
        </ButtonLink>
      </div>
    </PageWidth>
  );
}
