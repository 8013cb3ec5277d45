import { useState } from "react";
import { QuoteTotal } from "#app/components/admin/enquiries/quote-total.tsx";
import { Card } from "#app/components/admin/office-page.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { TextArea, TextField } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { officeEnquiriesText } from "#app/content/messages/enquiries/office-enquiries.ts";
import { type TypedQuote, typedQuote } from "#app/domain/enquiries/quote-form.ts";
import { missingPacks } from "#app/domain/enquiries/quote-stock.ts";
import { rupees } from "#app/domain/money.ts";

type Summed = { productId: number; shopPricePaise: number };
export type QuoteEditorView = {
  quote: TypedQuote;
  products: (Summed & { name: string; mrpPaise: number; freeQuantity: number })[];
  percent: number;
  today: string;
  /** What the last try was refused for; `add` stands at the product line. */
  problem?: { sentence: string; isAtAdd: boolean } | undefined;
};

/** The quote of a bulk request: packs and price of each product, delivery, last day, words to the customer. */
export function QuoteEditor({
  view: { quote, products, percent, today, problem },
  isReplacing,
}: {
  view: QuoteEditorView;
  isReplacing: boolean;
}) {
  const { quote: words } = officeEnquiriesText;
  const [typed, setTyped] = useState(quote);
  return (
    <Card title={isReplacing ? words.writeAgain : words.write}>
      <Form
        method="post"
        className="grid gap-4"
        id="quote"
        onInput={({ currentTarget }) => setTyped(typedQuote(new FormData(currentTarget)))}
      >
        <p className="text-ink-2">
          {words.tier(percent)} {words.leaveOut} {isReplacing && words.replaces}
        </p>
        {problem && !problem.isAtAdd && <Notice kind="error">{problem.sentence}</Notice>}
        <ul className="grid gap-3">
          {quote.rows.map(({ productId, packs, price, toOrderBy }) => {
            const product = products.find((each) => each.productId === productId);
            if (!product) return null;
            const now = typed.rows.find((row) => row.productId === productId);
            const missing = missingPacks({ quantity: Number(now?.packs) || 0, ...product });
            return (
              <li
                key={productId}
                className="grid grid-cols-2 items-end gap-3 border-b border-line-soft pb-3 sm:grid-cols-3"
              >
                <div className="col-span-2 min-w-0 sm:col-span-3">
                  <b className="font-semibold">{product.name}</b>
                  <small className="block text-ink-2">
                    {words.shopPrice(rupees(product.shopPricePaise), rupees(product.mrpPaise))}
                  </small>
                  {missing > 0 ? (
                    <small className="block font-semibold text-clay-800">
                      {words.short(Math.max(0, product.freeQuantity), missing)}
                    </small>
                  ) : (
                    <small className="block text-ink-2">{words.stock(product.freeQuantity)}</small>
                  )}
                </div>
                <input type="hidden" name="productId" value={productId} />
                <TextField
                  id={`packs-${productId}`}
                  name="packs"
                  label={words.packs}
                  aria-label={words.packsOf(product.name)}
                  defaultValue={packs}
                  inputMode="numeric"
                  maxLength={7}
                />
                <TextField
                  id={`price-${productId}`}
                  name="price"
                  label={words.price}
                  aria-label={words.priceOf(product.name)}
                  defaultValue={price}
                  inputMode="decimal"
                  maxLength={12}
                />
                <TextField
                  id={`to-order-${productId}`}
                  name="toOrderBy"
                  type="date"
                  label={words.toOrderBy}
                  aria-label={words.toOrderByOf(product.name)}
                  defaultValue={toOrderBy}
                  min={today}
                  className="col-span-2 sm:col-span-1"
                />
              </li>
            );
          })}
        </ul>
        <div className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-end">
          <TextField
            name="add"
            label={words.add}
            hint={words.addHint}
            error={problem?.isAtAdd ? problem.sentence : undefined}
            defaultValue={quote.add}
            isOptional
            optionalWord={words.optional}
            maxLength={200}
          />
          <Button name="intent" value="add-product" variant="quiet">
            {words.addButton}
          </Button>
        </div>
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField
            name="delivery"
            label={words.delivery}
            defaultValue={quote.delivery}
            inputMode="decimal"
            maxLength={12}
          />
          <TextField
            name="validUntil"
            type="date"
            label={words.lastDay}
            defaultValue={quote.validUntil}
            min={today}
            required
          />
        </div>
        <TextArea
          name="note"
          id="quote-note"
          label={words.note}
          defaultValue={quote.note}
          isOptional
          optionalWord={words.optional}
          maxLength={1000}
          rows={3}
        />
        <QuoteTotal quote={typed} products={products} />
        <Button name="intent" value="quote">
          {words.send}
        </Button>
      </Form>
    </Card>
  );
}
