import { data } from "react-router";
import { KeyPaging } from "#app/components/admin/key-paging.tsx";
import { OfficeAnswer, type OfficeReply } from "#app/components/admin/office-answer.tsx";
import { Card, OfficePage } from "#app/components/admin/office-page.tsx";
import { OfficeSearchLine } from "#app/components/admin/office-search.tsx";
import { OfficeTabs } from "#app/components/admin/office-tabs.tsx";
import { OrderTable } from "#app/components/admin/orders/order-table.tsx";
import { SavedFilters } from "#app/components/admin/orders/saved-filters.tsx";
import { removedReply } from "#app/components/admin/removed-reply.ts";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Form, Link } from "#app/components/ui/link.ts";
import { officeOrdersText } from "#app/content/messages/orders/office-orders.ts";
import { shopContext } from "#app/context.ts";
import { byUser } from "#app/domain/actor.ts";
import { fieldLine } from "#app/domain/form/form-lines.ts";
import { fieldText, fieldTexts } from "#app/domain/form/form-text.ts";
import { cleanLine } from "#app/domain/form/plain-text.ts";
import { parseRowId } from "#app/domain/form/row-id.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { ORDER_VIEWS } from "#app/domain/orders/order-view.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { changeOrderStatus } from "#app/services/orders/change-order.server.ts";
import { countOrdersByView, listOfficeOrders } from "#app/services/orders/list-office-orders.server.ts";
import { listSavedFilters, removeFilter, saveFilter } from "#app/services/orders/saved-filters.server.ts";
import type { Route } from "./+types/index";

const text = officeOrdersText;
const CHOICE = "chosen-orders";
const MOST_AT_ONCE = 50;

export const middleware: Route.MiddlewareFunction[] = [allowOnly("see-orders")];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(shopContext);
  const { searchParams, search } = new URL(request.url);
  const q = cleanLine(searchParams.get("q") ?? "").slice(0, 80);
  const after = searchParams.get("after") ?? undefined;
  const view = ORDER_VIEWS.find((each) => each === searchParams.get("view")) ?? (q ? "all" : "to-confirm");
  const today = indiaDate(clock());
  const [list, counts, filters] = await Promise.all([
    listOfficeOrders(db, { view, q, today, after }),
    countOrdersByView(db, today),
    listSavedFilters(db, { profileId: accountOf(context).userId, list: "orders" }),
  ]);
  return { ...list, view, q, counts, filters, query: search.slice(1), isFirst: !after };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock, config } = context.get(shopContext);
  const { userId } = accountOf(context);
  const form = await readForm(request);
  switch (fieldText(form, "intent")) {
    case "confirm": {
      const numbers = fieldTexts(form, "number").slice(0, MOST_AT_ONCE);
      if (numbers.length === 0) return reply({ isDone: false, sentence: text.bulk.none }, 422);
      const left: string[] = [];
      for (const number of numbers) {
        const change = { number, actor: byUser({ userId }), now: clock(), publicOrigin: config.publicOrigin };
        const confirmed = await changeOrderStatus(db, { ...change, to: "confirmed" });
        if (!confirmed.ok) left.push(number);
      }
      const doneCount = numbers.length - left.length;
      return left.length === 0
        ? reply({ isDone: true, sentence: text.bulk.done(doneCount) }, 200)
        : reply({ isDone: false, sentence: text.bulk.some(doneCount, left.join(", ")) }, 409);
    }
    case "save-filter": {
      const filterName = fieldLine(form, "name").slice(0, 40);
      const query = new URLSearchParams(fieldText(form, "query").slice(0, 300));
      query.delete("after");
      if (filterName)
        await saveFilter(db, {
          profileId: userId,
          list: "orders",
          name: filterName,
          query: query.toString(),
        });
      return null;
    }
    case "remove-filter": {
      const id = parseRowId(fieldText(form, "id")) ?? 0;
      const removed = await removeFilter(db, { profileId: userId, id, now: clock() });
      return removed.ok ? reply(removedReply(form, removed.value), 200) : null;
    }
    default:
      throw data(undefined, { status: 400 });
  }
}

function reply(answer: OfficeReply, status: number) {
  return data<OfficeReply>(answer, { status });
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, text.title);

export default function Orders({ loaderData, actionData }: Route.ComponentProps) {
  const words = officeOrdersText;
  const { rows, view, q, counts, filters, query, after, isFirst } = loaderData;
  return (
    <OfficePage
      title={words.title}
      actions={
        <Link to="/admin/counter" className="btn btn-primary">
          {words.channel.counter}
        </Link>
      }
    >
      <OfficeAnswer reply={actionData ?? undefined} />
      <Card isPadded={false}>
        <OfficeTabs
          label={words.views.label}
          tabs={ORDER_VIEWS.map((each) => ({
            text: words.views[each],
            to: `?${new URLSearchParams({ view: each, ...(q && { q }) })}`,
            isCurrent: each === view,
            count: counts[each],
          }))}
        />
        <OfficeSearchLine label={words.search} button={words.searchButton} q={q} keep={{ view: "all" }} />
        <SavedFilters filters={filters} query={query} />
        <Form id={CHOICE} method="post" className="flex flex-wrap items-center gap-2 bg-tint px-4 py-2.5">
          <span className="font-semibold max-md:basis-full">{words.bulk.title}</span>
          {view === "to-confirm" && (
            <button type="submit" name="intent" value="confirm" className="btn btn-quiet btn-row">
              {words.bulk.confirm}
            </button>
          )}
          <button
            type="submit"
            formMethod="get"
            formAction="/admin/orders/print/packing-slip"
            className="btn btn-quiet btn-row"
          >
            {words.bulk.printSlips}
          </button>
          <button
            type="submit"
            formMethod="get"
            formAction="/admin/orders/print/address-label"
            className="btn btn-quiet btn-row"
          >
            {words.bulk.printLabels}
          </button>
        </Form>
        <OrderTable orders={rows} formId={CHOICE} />
        <KeyPaging after={after} isFirst={isFirst} />
      </Card>
    </OfficePage>
  );
}
