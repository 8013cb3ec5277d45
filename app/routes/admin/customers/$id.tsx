import { data } from "react-router";
import { FactList } from "#app/components/admin/fact-list.tsx";
import { EnquiriesOfCustomer, OrdersOfCustomer } from "#app/components/admin/office/customer-lists.tsx";
import { Card, OfficePage, TwoColumns } from "#app/components/admin/office-page.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Link } from "#app/components/ui/link.ts";
import { formatDate } from "#app/content/messages/dates.ts";
import { officeCustomersText } from "#app/content/messages/office/office-customers.ts";
import { officeText } from "#app/content/messages/office.ts";
import { shopContext } from "#app/context.ts";
import { parseRowId } from "#app/domain/form/row-id.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { rupees } from "#app/domain/money.ts";
import { may } from "#app/domain/permissions.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { findCustomer } from "#app/services/office/find-customer.server.ts";
import type { Route } from "./+types/$id";

const text = officeCustomersText;

export const middleware: Route.MiddlewareFunction[] = [allowOnly("see-customers")];

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = parseRowId(params.id);
  const customer = id ? await findCustomer(context.get(shopContext).db, id) : undefined;
  if (!customer) throw data(undefined, { status: 404 });
  return { customer, isChangingRoles: may(accountOf(context).role, "change-roles") };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  personalMeta(matches, loaderData?.customer.name || text.title);

export default function Customer({ loaderData }: Route.ComponentProps) {
  const words = officeCustomersText;
  const { nothing } = officeText;
  const { customer, isChangingRoles } = loaderData;
  const { phone, email, profileId, business } = customer;
  return (
    <OfficePage title={customer.name || words.erased} note={words.orderCount(customer.orderCount)}>
      <TwoColumns
        main={
          <>
            <OrdersOfCustomer orders={customer.orders} />
            <EnquiriesOfCustomer enquiries={customer.enquiries} />
          </>
        }
        side={
          <>
            <Card title={words.facts}>
              <FactList
                facts={[
                  [words.phone, phone && <a href={`tel:+91${phone}`}>{phone}</a>],
                  [words.email, email && <a href={`mailto:${email}`}>{email}</a>],
                  [words.since, formatDate(indiaDate(customer.since))],
                  [words.bought, rupees(customer.boughtPaise)],
                  [
                    words.business,
                    business && words.businessOf(business.organization, business.discountPercent),
                  ],
                ]}
              />
              {profileId && isChangingRoles && (
                <Link to={`/admin/people/${profileId}`} className="link mt-3 inline-block">
                  {words.account}
                </Link>
              )}
              <p className="mt-3 text-sm text-ink-2">{words.note}</p>
            </Card>
            <Card title={words.addresses}>
              {customer.addresses.length === 0 && <p className="text-ink-2">{nothing}</p>}
              <ul className="grid gap-3">
                {customer.addresses.map((address) => (
                  <li key={address.id}>
                    <b>{address.name}</b>, {address.phone}
                    <br />
                    {[address.street, address.landmark, `${address.town} ${address.pincode}`]
                      .filter(Boolean)
                      .join(", ")}
                  </li>
                ))}
              </ul>
            </Card>
          </>
        }
      />
    </OfficePage>
  );
}
