import { FileText, MailCheck, Percent } from "lucide-react";
import type { BulkRow } from "#app/components/enquiries/bulk-view.ts";
import { PersonFields } from "#app/components/enquiries/person-fields.tsx";
import { ProductRows } from "#app/components/enquiries/product-rows.tsx";
import { ReasonList } from "#app/components/enquiries/reason-list.tsx";
import type { RequestAnswer, RequestValues } from "#app/components/enquiries/request-view.ts";
import { SendButton } from "#app/components/enquiries/send-button.tsx";
import { useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { CheckField } from "#app/components/ui/check-field.tsx";
import { TextArea, TextField } from "#app/components/ui/field.tsx";
import { Form, Link } from "#app/components/ui/link.ts";
import { Panel } from "#app/components/ui/panel.tsx";
import { requestText } from "#app/content/messages/enquiries/request.ts";
import type { RequestType } from "#app/domain/enquiries/request-form.ts";
import { FIELD_LIMITS } from "#app/domain/form/field-limits.ts";

/** The bulk form; it starts afresh with a new key, and its rows with every answer. */
export function BulkForm({
  values,
  rows,
  answer,
  minPaise,
  ...brandChoice
}: {
  values: RequestValues;
  rows: BulkRow[];
  answer: RequestAnswer | undefined;
  brands: string[];
  brandSaid: string | undefined;
  minPaise: number;
}) {
  const words = requestText;
  const { bulk } = words;
  const errors = answer?.errors ?? {};
  const field = (name: string) => ({ name, defaultValue: values[name], error: errors[name] });
  return (
    <Form
      key={values.idempotencyKey}
      method="post"
      action="/bulk-order"
      noValidate
      preventScrollReset
      className="grid gap-5"
    >
      <input type="hidden" name="idempotencyKey" value={values.idempotencyKey} />
      {/* What the return key presses: sending, not removing the first row. */}
      <button type="submit" name="intent" value="send" tabIndex={-1} aria-hidden="true" className="sr-only" />
      <Panel as="section">
        <h2 className="mb-[18px] text-2xl">{words.yourDetails}</h2>
        <div className="grid gap-[18px] md:grid-cols-2">
          <PersonFields values={values} errors={errors} />
          <TextField
            {...field("organization")}
            label={bulk.organization}
            isOptional
            optionalWord={words.optional}
            autoComplete="organization"
            maxLength={FIELD_LIMITS.organization}
            className="md:col-span-2"
          />
          <fieldset id="requestType" tabIndex={-1} className="md:col-span-2">
            <legend className="mb-1.5 font-semibold">{bulk.youAreA}</legend>
            <div className="grid gap-x-4 sm:grid-cols-2">
              {Object.entries(bulk.types).map(([value, label]) => (
                <CheckField
                  key={value}
                  type="radio"
                  name="requestType"
                  value={value as RequestType}
                  defaultChecked={(values.requestType || "doctor") === value}
                >
                  {label}
                </CheckField>
              ))}
            </div>
          </fieldset>
        </div>
      </Panel>
      <Panel as="section">
        <ProductRows key={answer?.answeredAt} rows={rows} minPaise={minPaise} {...brandChoice} />
      </Panel>
      <Panel as="section">
        <TextArea
          {...field("message")}
          label={bulk.requirements}
          hint={bulk.requirementsHint}
          rows={5}
          maxLength={FIELD_LIMITS.message}
          required
        />
      </Panel>
      <SendButton>{bulk.submit}</SendButton>
    </Form>
  );
}

/** What a practice gains by asking. */
export function BulkAside({ least, most }: { least: number; most: number }) {
  const { cards } = requestText.bulk;
  const { answerHours } = useShopFacts();
  return (
    <aside className="grid gap-4">
      <ReasonList
        reasons={[
          { Icon: Percent, title: cards.pricing, text: cards.pricingText(least, most) },
          { Icon: MailCheck, title: cards.reply(answerHours.enquiries), text: cards.replyText },
          { Icon: FileText, title: cards.bill, text: cards.billText },
        ]}
      />
      <Link to="/wholesale-pricing" className="link inline-flex min-h-11 items-center">
        {cards.tiers}
      </Link>
    </aside>
  );
}
