import { type KeyboardEvent, type RefObject, useState } from "react";
import type { Matches } from "#app/components/admin/orders/counter/counter-state.ts";
import { ProductFacts } from "#app/components/admin/orders/counter/product-facts.tsx";
import { findProducts, useProductFinds } from "#app/components/admin/orders/counter/use-product-finds.ts";
import { useKept } from "#app/components/admin/use-kept.ts";
import { officeCounterText } from "#app/content/messages/orders/office-counter.ts";
import type { BillProduct } from "#app/domain/orders/counter-bill.ts";

const LONGEST_LOOK_MS = 10_000;

/** The line in which medicines are typed: a list opens below it, arrow keys choose, Enter adds; without scripts the button asks the server. */
export function AddProduct({
  field,
  billKey,
  matches,
  onAdd,
  onLooking,
}: {
  field: RefObject<HTMLInputElement | null>;
  /** What was missed is said as long as this bill is written, also after an answer of the server. */
  billKey: string;
  /** What the server found for words that it was sent. */
  matches: Matches | undefined;
  onAdd: (product: BillProduct, quantity: number) => void;
  /** Another look-up is under way (1), or is done (-1). */
  onLooking: (change: 1 | -1) => void;
}) {
  const { add: words } = officeCounterText;
  const [typed, setTyped] = useState(matches?.typed ?? "");
  const [place, setPlace] = useState(0);
  const [missed, setMissed] = useKept<string[]>(`missed ${billKey}`, []);
  const finds = useProductFinds(typed);
  const isCurrent = typed.trim() !== "" && finds.typed === typed;
  const products = typed.trim() === "" ? [] : finds.products;
  const isOpen = products.length > 0;

  function choose(product: BillProduct | undefined, quantity: number) {
    if (!product) return;
    onAdd(product, quantity);
    setTyped("");
    setPlace(0);
    field.current?.focus();
  }

  /** Enter was pressed before the list was there, as scanners do: the field is free for the next pack meanwhile. */
  async function addFirst(asked: string) {
    setTyped("");
    setPlace(0);
    onLooking(1);
    const found = await findProducts(asked, AbortSignal.timeout(LONGEST_LOOK_MS));
    const [first] = found.products;
    if (first) onAdd(first, found.quantity);
    else miss(found.hasFailed ? words.notLookedUp(asked) : words.noneOf(asked));
    onLooking(-1);
  }

  function miss(sentence: string) {
    setMissed((now) => [...now.filter((one) => one !== sentence), sentence]);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Enter") {
      // An empty line goes to the server as it is; so does one whose list has failed.
      if (typed.trim() === "" || finds.hasFailed) return;
      event.preventDefault();
      if (isCurrent && isOpen) choose(products[place], finds.quantity);
      else if (isCurrent) {
        miss(words.noneOf(typed));
        setTyped("");
      } else void addFirst(typed);
    } else if (event.key === "Escape") {
      setTyped("");
    } else if (isOpen && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : products.length - 1;
      setPlace((place + step) % products.length);
    }
  }

  return (
    <div className="relative grid gap-1.5">
      <label htmlFor="q" className="font-semibold">
        {words.label}
      </label>
      <p id="q-hint" className="text-sm text-ink-2">
        {words.hint}
      </p>
      <div className="flex gap-2">
        <input
          ref={field}
          id="q"
          name="q"
          role="combobox"
          aria-describedby="q-hint"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls="q-list"
          aria-activedescendant={isOpen ? `q-${products[place]?.productId}` : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: a cashier's page begins with typing the first medicine
          autoFocus
          maxLength={120}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setPlace(0);
          }}
          onKeyDown={onKeyDown}
          className="control"
        />
        <button type="submit" name="intent" value="add" className="btn btn-quiet">
          {words.button}
        </button>
      </div>
      <div
        id="q-list"
        role="listbox"
        aria-label={words.matches}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-10 mt-1 max-h-[60vh] overflow-y-auto rounded-md border border-line bg-surface shadow-2"
      >
        {products.map((product, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of the list are those of its field
          <div
            key={product.productId}
            id={`q-${product.productId}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === place}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(product, finds.quantity)}
            className="flex min-h-11 cursor-pointer items-center justify-between gap-3 border-b border-line-soft px-3 py-1.5 last:border-0 aria-selected:bg-tint"
          >
            <ProductFacts product={product} />
          </div>
        ))}
      </div>
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {isCurrent && (finds.hasFailed ? words.failed : !isOpen && words.none)}
      </p>
      <ul role="status" className="grid gap-1.5 empty:hidden">
        {missed.map((sentence) => (
          <li key={sentence} className="flex items-center justify-between gap-3 font-semibold text-error">
            <span className="min-w-0 break-words">{sentence}</span>
            <button
              type="button"
              aria-label={words.dismiss(sentence)}
              onClick={() => {
                setMissed((now) => now.filter((one) => one !== sentence));
                field.current?.focus();
              }}
              className="min-h-11 px-2 font-semibold text-link"
            >
              {words.dismissShort}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
