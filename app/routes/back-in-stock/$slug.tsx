import { data } from "react-router";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { whenReached } from "#app/components/layout/when-reached.ts";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyShelf } from "#app/components/ui/empty-shelf.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { Panel } from "#app/components/ui/panel.tsx";
import { stockNoticeText } from "#app/content/messages/cart/stock-notice.ts";
import { whenAgain } from "#app/content/messages/when-again.ts";
import { clientContext, shopContext } from "#app/context.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { tooManyInit } from "#app/domain/too-many.ts";
import { keepPersonal } from "#app/middleware/personal-page.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { askStockNotice, findAwaited } from "#app/services/cart/notices/ask-notice.server.ts";
import type { Route } from "./+types/$slug";

const text = stockNoticeText;

type Answer = { said?: string; message?: string; error?: string; typed?: string };

export const middleware: Route.MiddlewareFunction[] = [keepPersonal];

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, text.title);

export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(shopContext);
  const product = await findAwaited(db, { slug, today: indiaDate(clock()) });
  return data({ product }, { status: product ? 200 : 404 });
}

export async function action({ request, params: { slug }, context }: Route.ActionArgs) {
  const { db, clock, config } = context.get(shopContext);
  const typed = fieldText(await readForm(request), "recipient").slice(0, 300);
  const { address } = context.get(clientContext);
  const { publicOrigin } = config;
  const asked = await askStockNotice(db, { slug, typed, address, publicOrigin, now: clock() });
  if (asked.ok) return data<Answer>({ said: text.sent[asked.value.channel] });
  switch (asked.reason) {
    case "too-many-attempts":
      return data<Answer>(
        { message: text.tooMany(whenAgain(asked.retryAfterSeconds)), typed },
        tooManyInit(asked),
      );
    case "bad-recipient":
      return data<Answer>({ error: text.badRecipient, typed }, { status: 422 });
    case "in-stock":
      return data<Answer>({}, { status: 409 });
    case "unknown-product":
      return data<Answer>({}, { status: 404 });
  }
}

/** Where the shop is not reached, what was typed stays. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const typed = fieldText(await request.clone().formData(), "recipient");
  return whenReached(serverAction, { typed, message: text.unreached } satisfies Answer);
}

export default function BackInStock({ loaderData: { product }, actionData }: Route.ComponentProps) {
  const words = stockNoticeText;
  if (!product || product.isInStock)
    return (
      <PageWidth className="py-14">
        <EmptyShelf
          as="h1"
          title={product ? words.inStockTitle : words.missingTitle}
          text={product ? words.inStock(product.name) : words.missing}
        >
          <ButtonLink to={product ? `/product/${product.slug}` : "/shop"}>
            {product ? words.back : words.shop}
          </ButtonLink>
        </EmptyShelf>
      </PageWidth>
    );
  const answer: Answer = actionData ?? {};
  return (
    <PageWidth className="pb-14">
      <Breadcrumbs
        label={words.breadcrumb}
        items={[
          { name: words.home, to: "/" },
          { name: product.name, to: `/product/${product.slug}` },
          { name: words.title },
        ]}
      />
      <div className="mx-auto grid max-w-[560px] gap-5">
        <h1 className="mt-1">{words.title}</h1>
        {answer.said === undefined ? (
          <>
            <p className="text-ink-2">{words.lead(product.name)}</p>
            {answer.message && <Notice kind="error">{answer.message}</Notice>}
            <Panel as="section">
              <Form method="post" noValidate className="grid gap-[18px]">
                <TextField
                  name="recipient"
                  label={words.field}
                  hint={words.how}
                  error={answer.error}
                  defaultValue={answer.typed}
                  key={answer.typed}
                  autoCapitalize="none"
                  autoComplete="email"
                  spellCheck={false}
                  required
                />
                <Button size="lg" isBlock>
                  {words.send}
                </Button>
              </Form>
            </Panel>
          </>
        ) : (
          <>
            <Notice kind="success">{answer.said}</Notice>
            <ButtonLink to={`/product/${product.slug}`} variant="outline">
              {words.back}
            </ButtonLink>
          </>
        )}
      </div>
    </PageWidth>
  );
}
