import { randomUUID } from "node:crypto";
import { data } from "react-router";
import { OfficeAnswer } from "#app/components/admin/office-answer.tsx";
import { OfficePage } from "#app/components/admin/office-page.tsx";
import { OfficeTabs } from "#app/components/admin/office-tabs.tsx";
import { CounterForm } from "#app/components/admin/orders/counter/counter-form.tsx";
import type { CounterMode, CounterState } from "#app/components/admin/orders/counter/counter-state.ts";
import { RestoredBill } from "#app/components/admin/orders/counter/restored-bill.tsx";
import {
  sayBrand,
  sayRefusal,
  sayWrongFields,
  sayWrongSale,
} from "#app/components/admin/orders/counter/say-refusal.ts";
import { SoldNotice } from "#app/components/admin/orders/counter/sold-notice.tsx";
import { sayUnread } from "#app/components/admin/orders/counter/unread-code.ts";
import { type Unreached, useBillState } from "#app/components/admin/orders/counter/use-bill-state.ts";
import { OpenBills } from "#app/components/admin/payments/open-bills.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { whenReached } from "#app/components/layout/when-reached.ts";
import { checkoutRefusalsText } from "#app/content/messages/orders/checkout-refusals.ts";
import { officeCounterText } from "#app/content/messages/orders/office-counter.ts";
import { shopContext } from "#app/context.ts";
import { byUser } from "#app/domain/actor.ts";
import { parseQuantity } from "#app/domain/cart/cart.ts";
import { fieldNames } from "#app/domain/form/form.ts";
import { fieldText, fieldTexts } from "#app/domain/form/form-text.ts";
import { parsePincode } from "#app/domain/form/pincode.ts";
import { cleanLine } from "#app/domain/form/plain-text.ts";
import { parseRowId } from "#app/domain/form/row-id.ts";
import { parseWholeNumber } from "#app/domain/form/typed-number.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { parseCheckout, phoneOrderFields } from "#app/domain/orders/checkout-form.ts";
import { addPacks, readBillLines, readOpenRows, type WantedPacks } from "#app/domain/orders/counter-bill.ts";
import { counterSaleFields, parseCounterSale } from "#app/domain/orders/counter-sale-form.ts";
import { parseOrderNumber } from "#app/domain/orders/order-number.ts";
import { payeeVpa, payStart } from "#app/domain/payment-offer.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { redirect } from "#app/middleware/redirect.server.ts";
import {
  addPrescribed,
  keepPrescribed,
  MOST_PRESCRIPTIONS,
} from "#app/services/office/prescribed-bill.server.ts";
import { addRows, addTyped } from "#app/services/office/write-bill.server.ts";
import { billLine, listBillLines } from "#app/services/orders/bill-lines.server.ts";
import { listOpenBills } from "#app/services/orders/bill-orders.server.ts";
import { sellAtCounter } from "#app/services/orders/sell-at-counter.server.ts";
import { quotePhoneOrder, takePhoneOrder } from "#app/services/orders/take-phone-order.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import type { Route } from "./+types/index";

const text = officeCounterText;
const checkout = checkoutRefusalsText;
const SCREEN = "/admin/counter";

export const middleware: Route.MiddlewareFunction[] = [allowOnly("sell-at-counter")];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, config } = context.get(shopContext);
  const { searchParams } = new URL(request.url);
  const { shop } = await findSettings(db);
  return {
    mode: modeOf(request),
    billKey: randomUUID(),
    hasVpa: payeeVpa(shop, config) !== undefined,
    hasCodes: config.isOnlineOffered,
    openBills: config.isOnlineOffered ? await listOpenBills(db) : [],
    sold: parseOrderNumber(searchParams.get("sold") ?? ""),
    changePaise: parseWholeNumber(searchParams.get("change"), { min: 0, max: 999_999_999 }),
  };
}

type Said = Partial<Omit<CounterState, "lines" | "turn" | "typed" | "billKey">> & {
  lines?: WantedPacks[];
  status?: number;
};

/** What stays in its field when the bill comes back. */
const TYPED = ["code", ...fieldNames(counterSaleFields), ...fieldNames(phoneOrderFields)];

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock, config, readVocabulary } = context.get(shopContext);
  const form = await readForm(request);
  const word = (name: string) => fieldText(form, name);
  const billKey = word("bill");
  if (!/^[\w-]{36}$/.test(billKey)) throw data(undefined, { status: 400 });
  const now = clock();
  const today = indiaDate(now);
  const known = { vocabulary: await readVocabulary(), today };
  const codes = fieldTexts(form, "prescribed").slice(0, MOST_PRESCRIPTIONS);
  const onBill = await keepPrescribed(db, { lines: readBillLines(form), codes });
  const common = { idempotencyKey: billKey, shownTotalPaise: Number(fieldText(form, "shown")), now };
  const { userId: readBy } = accountOf(context);
  const actor = byUser({ userId: readBy });
  const said = await answer();
  if (said instanceof Response) return said;
  const open = readOpenRows(form).open;
  // What nobody has chosen for yet stays open whatever else is done to the bill.
  const bill = { lines: said.lines ?? onBill, rows: open, ...known };
  const kept = said.openRows ? said : await addRows(db, bill);
  const { lines = onBill, openRows = [], brands = [] } = kept;
  const { status = 200, errors = {}, lines: _, ...rest } = said;
  const shown = await listBillLines(db, { lines, today });
  const typed = Object.fromEntries(TYPED.map((name) => [name, word(name)]));
  const lasting = { turn: randomUUID(), billKey, typed, codes };
  const state = { ...lasting, lines: shown.map(billLine), errors };
  return data<CounterState>({ ...state, ...rest, openRows, brands }, { status });

  function answer(): Said | Promise<Said | Response> {
    const [intent, id = ""] = word("intent").split(":");
    const productId = parseRowId(id) ?? 0;
    switch (intent) {
      case "add":
        // Without scripts Enter in the field of the code presses the first button of the form.
        if (!id && !word("q").trim() && word("code").trim()) return prescribe();
        return id
          ? { lines: addPacks(onBill, { productId, quantity: parseQuantity(word("packs")) ?? Number.NaN }) }
          : addTyped(db, { lines: onBill, typed: cleanLine(word("q")).slice(0, 120), ...known });
      case "remove":
        return { lines: onBill.filter((line) => line.productId !== productId) };
      case "update": {
        const keptAt = word("restored");
        return /^\d{1,15}$/.test(keptAt) ? { restoredFrom: Number(keptAt) } : {};
      }
      case "paste":
        return read({ pasted: word("list").slice(0, 6000) });
      case "brand":
        return read({ brand: cleanLine(word("brand")).slice(0, 100) });
      case "prescribe":
        return prescribe();
      case "take":
        return { lines: readOpenRows(form).chosen.reduce<WantedPacks[]>(addPacks, onBill) };
      case "cash":
      case "upi":
        return sell(intent);
      case "code":
        if (!config.isOnlineOffered) throw data(undefined, { status: 400 });
        return sell("online");
      case "quote":
      case "order":
        return order(intent === "order");
      default:
        throw data(undefined, { status: 400 });
    }
  }

  async function read(list: { pasted?: string; brand?: string }): Promise<Said> {
    const { chosen, open: rows } = readOpenRows(form);
    const lines = chosen.reduce<WantedPacks[]>(addPacks, onBill);
    const { missing, ...bill } = await addRows(db, { ...list, lines, rows, ...known });
    return { ...bill, ...(missing && { reply: sayBrand(missing) }) };
  }

  async function prescribe(): Promise<Said> {
    const read = await addPrescribed(db, { lines: onBill, codes, code: word("code"), readBy, now });
    const { done, some, asLiquid: liquid } = text.prescribed;
    if (!read.ok) return sayUnread(read);
    const { missing, asLiquid, number, ...bill } = read.value;
    form.delete("code");
    const sentence = [
      missing.length === 0 ? done(number) : some(number, missing.join(", ")),
      asLiquid.length > 0 && liquid(asLiquid.join(", ")),
    ]
      .filter(Boolean)
      .join(" ");
    const reply = { isDone: missing.length === 0 && asLiquid.length === 0, sentence };
    return { ...bill, reply };
  }

  async function sell(paymentMethod: "cash" | "upi" | "online"): Promise<Said | Response> {
    const parsed = parseCounterSale(form);
    if (!parsed.ok) return sayWrongSale(parsed.problems);
    const { name, phone, received, reference, prescription, ...firm } = parsed.value;
    const sold = await sellAtCounter(db, {
      ...common,
      lines: onBill,
      customer: { name, phone },
      firm,
      paymentMethod,
      reference,
      isPrescriptionSeen: prescription,
      receivedPaise: paymentMethod === "cash" ? received : undefined,
      actor,
      publicOrigin: config.publicOrigin,
    });
    if (!sold.ok) return sayRefusal(sold.reason);
    const { number, changePaise } = sold.value;
    if (paymentMethod === "online") return redirect(`/admin/counter/code/${number}`, 303);
    const query = { sold: number, ...(changePaise !== undefined && { change: String(changePaise) }) };
    return redirect(`${SCREEN}?${new URLSearchParams(query)}`, 303);
  }

  async function order(isAgreed: boolean): Promise<Said | Response> {
    const lines = onBill;
    const pincode = parsePincode(word("pincode"));
    const quoted =
      pincode && lines.length > 0 ? await quotePhoneOrder(db, { lines, pincode, now }) : undefined;
    // State and, unless it is typed, town follow from the PIN code.
    form.set("state", quoted?.destination.stateName ?? "-");
    if (!word("town")) form.set("town", quoted ? (quoted.destination.place ?? "") : "-");
    const parsed = parseCheckout(phoneOrderFields, form);
    const unknown = pincode && lines.length > 0 && !quoted && { pincode: text.refusals["unknown-pincode"] };
    if (!parsed.ok) {
      const said = sayWrongFields(parsed.problems, checkout.problems, checkout.missing);
      return { ...said, errors: { ...said.errors, ...unknown } };
    }
    if (unknown) return { ...sayRefusal("unknown-pincode", 422), errors: unknown };
    if (!quoted) return sayRefusal("empty-bill", 422);
    const { totals, promisedFrom, promisedBy } = quoted.price;
    const { deliveryPaise: feePaise, totalPaise } = totals;
    const quote = { feePaise, totalPaise, promisedFrom, promisedBy };
    if (!isAgreed) return { quote };
    const placed = await takePhoneOrder(db, {
      ...common,
      lines,
      form: parsed.value,
      takenBy: actor,
      publicOrigin: config.publicOrigin,
      ...payStart(config),
      isTryout: config.isTryout,
    });
    if (!placed.ok) {
      const sentence = { ...text.refusals, ...text.phone.refusals }[placed.reason];
      return { ...sayRefusal(placed.reason), reply: { isDone: false, sentence }, quote };
    }
    return redirect(`${SCREEN}?${new URLSearchParams({ mode: "phone", sold: placed.value.number })}`, 303);
  }
}

function modeOf(request: Request): CounterMode {
  return new URL(request.url).searchParams.get("mode") === "phone" ? "phone" : "sale";
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, text.title);

/** Where the shop is not reached, the bill stays on the screen and says so. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return whenReached<CounterState, Unreached>(serverAction, { isUnreached: true });
}

export default function Counter({ loaderData, actionData }: Route.ComponentProps) {
  const words = officeCounterText;
  const { mode, billKey, hasVpa, hasCodes, openBills, sold, changePaise } = loaderData;
  const { state, answered, isUnreached } = useBillState(actionData, billKey);
  const reply = isUnreached ? { isDone: false, sentence: words.unreached } : answered?.reply;
  return (
    <OfficePage title={words.title}>
      <OfficeTabs
        label={words.modes.label}
        tabs={[
          { text: words.modes.sale, to: SCREEN, isCurrent: mode === "sale" },
          { text: words.modes.phone, to: `${SCREEN}?mode=phone`, isCurrent: mode === "phone" },
        ]}
      />
      {sold && !answered && !isUnreached && (
        <SoldNotice number={sold} changePaise={changePaise} isPlaced={mode === "phone"} />
      )}
      <OfficeAnswer reply={reply} />
      {mode === "sale" && <OpenBills bills={openBills} />}
      {state.restoredFrom !== undefined && (
        <RestoredBill
          keptAt={state.restoredFrom}
          mode={mode}
          to={mode === "phone" ? `${SCREEN}?mode=phone` : SCREEN}
        />
      )}
      <CounterForm
        key={`${mode} ${sold} ${state.turn}`}
        mode={mode}
        state={state}
        hasVpa={hasVpa}
        hasCodes={hasCodes}
        sold={sold ?? ""}
      />
    </OfficePage>
  );
}
