import { type KeyboardEvent, type RefObject, useState } from "react";
import type { Matches } from "#app/components/admin/orders/counter/counter-state.ts";
import { findProducts } from "#app/components/admin/orders/counter/find-products.ts";
import { ProductFacts } from "#app/components/admin/orders/counter/product-facts.tsx";
import { useKept } from "#app/components/admin/use-kept.ts";
import { useCombobox } from "#app/components/ui/combobox/use-combobox.ts";
import { useLookUp } from "#app/components/ui/combobox/use-look-up.ts";
import { useSaidLater } from "#app/components/ui/combobox/use-said-later.ts";
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
  const [missed, setMissed] = useKept<string[]>(`missed ${billKey}`, []);
  const asked = typed.trim() === "" ? "" : typed;
  const answer = useLookUp(asked, findProducts);
  const found = asked === "" ? undefined : answer?.found;
  const isCurrent = found !== undefined && answer?.typed === typed;
  const products = found?.products ?? [];
  const combobox = useCombobox({
    id: "q-list",
    count: products.length,
    isEmpty: typed === "",
    first: 0,
    onTake: take,
    onClear: () => setTyped(""),
  });
  const { isOpen, place = 0 } = combobox;
  const said = useSaidLater(isCurrent && isOpen ? words.found(products.length) : "");

  function take(at: number) {
    const product = products[at];
    if (!product || !found) return;
    onAdd(product, found.quantity);
    setTyped("");
    combobox.close();
    field.current?.focus();
  }

  /** Enter was pressed before the list was there, as scanners do: the field is free for the next pack meanwhile. */
  async function addFirst(text: string) {
    setTyped("");
    onLooking(1);
    const late = await findProducts(text, AbortSignal.timeout(LONGEST_LOOK_MS));
    const [first] = late.products;
    if (first) onAdd(first, late.quantity);
    else miss(late.hasFailed ? words.notLookedUp(text) : words.noneOf(text));
    onLooking(-1);
  }

  function miss(sentence: string) {
    setMissed((now) => [...now.filter((one) => one !== sentence), sentence]);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) {
      if (combobox.press(event.nativeEvent)) event.preventDefault();
      return;
    }
    // An empty line goes to the server as it is; so does one whose list has failed.
    if (asked === "" || (isCurrent && found.hasFailed)) return;
    event.preventDefault();
    if (!isCurrent) void addFirst(typed);
    else if (products.length > 0) take(place);
    else {
      miss(words.noneOf(typed));
      setTyped("");
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
          {...combobox.field}
          aria-describedby="q-hint"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: a cashier's page begins with typing the first medicine
          autoFocus
          maxLength={120}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            combobox.open();
          }}
          onClick={combobox.open}
          onBlur={combobox.close}
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
            {...combobox.option(at)}
            role="option"
            tabIndex={-1}
            key={product.productId}
            onClick={() => take(at)}
            className="flex min-h-11 cursor-pointer items-center justify-between gap-3 border-b border-line-soft px-3 py-1.5 last:border-0 aria-selected:bg-tint"
          >
            <ProductFacts product={product} />
          </div>
        ))}
      </div>
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {isCurrent && (found.hasFailed ? words.failed : products.length === 0 && words.none)}
      </p>
      <p role="status" className="sr-only">
        {said}
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
