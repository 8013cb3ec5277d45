import { Minus, Plus } from "lucide-react";
import { type SubmitEvent, useEffect, useState } from "react";
import { useCartFetcher } from "#app/components/cart/cart-answer.ts";
import { cartText } from "#app/content/messages/cart/cart.ts";

/** One less, a number, one more: a plain form whose buttons are submitted as a step on the number in the field. */
export function QuantityForm({ slug, name, quantity }: { slug: string; name: string; quantity: number }) {
  const cart = cartText;
  const fetcher = useCartFetcher();
  const [typed, setTyped] = useState(String(quantity));

  useEffect(() => {
    if (fetcher.state === "idle") setTyped(String(quantity));
  }, [fetcher.state, quantity]);

  function stepAtOnce(event: SubmitEvent<HTMLFormElement>) {
    const step = Number((event.nativeEvent.submitter as HTMLButtonElement | null)?.value ?? 0);
    const next = Number(typed) + step;
    if (!step || !Number.isInteger(next) || next < 1) return;
    event.preventDefault();
    setTyped(String(next));
    fetcher.submit({ intent: "set", slug, quantity: String(next) }, { method: "post", action: "/cart" });
  }

  return (
    <fetcher.Form method="post" action="/cart" onSubmit={stepAtOnce} className="flex items-center gap-2">
      <input type="hidden" name="intent" value="set" />
      <input type="hidden" name="slug" value={slug} />
      <button
        type="submit"
        tabIndex={-1}
        aria-label={cart.updateNamed(name)}
        className="btn btn-quiet btn-sm order-last hidden noscript:inline-flex"
      >
        {cart.update}
      </button>
      <span className="quantity">
        <button type="submit" name="step" value="-1" disabled={quantity <= 1} aria-label={cart.oneLess(name)}>
          <Minus className="size-[18px]" />
        </button>
        <input
          name="quantity"
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          aria-label={cart.quantityOf(name)}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={(event) => typed !== String(quantity) && event.target.form?.requestSubmit()}
        />
        <button type="submit" name="step" value="1" aria-label={cart.oneMore(name)}>
          <Plus className="size-[18px]" />
        </button>
      </span>
    </fetcher.Form>
  );
}
