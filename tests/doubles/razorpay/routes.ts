import type { CodeLedger } from "./codes.ts";
import type { GatewayLedger, Payment } from "./ledger.ts";

export type Asked = {
  isPost: boolean;
  /** Behind /v1/. */
  path: string[];
  query: URLSearchParams;
  body: string;
  refundKey: string | undefined;
};

type Known = {
  ledger: GatewayLedger;
  codes: CodeLedger;
  /** Payments as the gateway shows them, which may be out of date. */
  shown: (payments: Payment[]) => Payment[];
};

/** What the API does for one request; undefined where it knows no such address. */
export function act({ ledger, codes, shown }: Known, asked: Asked): object | undefined {
  const { isPost, path, query, body, refundKey } = asked;
  const [kind, id, deed] = path;
  const said = isPost && body ? JSON.parse(body) : {};
  if (kind === "payments" && id === "qr_codes") return actOnCode();
  if (kind === "orders" && !id)
    return isPost ? ledger.openOrder(said) : collection(ledger.findOrders(query.get("receipt")));
  if (kind === "orders" && deed === "payments") return collection(shown(ledger.paymentsOf(id!)));
  if (kind === "orders") return ledger.orders.get(id!) ?? missing();
  if (kind === "payments" && deed === "capture" && isPost) return ledger.capture(id!, said);
  if (kind === "payments" && deed === "refund" && isPost) return ledger.refund(id!, said, refundKey);
  if (kind === "payments" && !deed) return ledger.payments.get(id!) ?? missing();
  if (kind === "refunds" && id && !deed) return ledger.refunds.get(id) ?? missing();
  return undefined;

  function actOnCode(): object | undefined {
    const [, , codeId, codeDeed] = path;
    if (!codeId) return isPost ? codes.open(said) : collection([...codes.codes.values()].reverse());
    if (codeDeed === "close" && isPost) return codes.close(codeId);
    if (codeDeed === "payments") return collection(shown(codes.paymentsOf(codeId)));
    return codeDeed ? undefined : codes.find(codeId);
  }
}

const missing = () => ({ status: 400, description: "The id provided does not exist" });
const collection = (items: object[]) => ({ entity: "collection", count: items.length, items });
