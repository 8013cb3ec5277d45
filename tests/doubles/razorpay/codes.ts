import type { GatewayLedger, Payment, PaymentStatus, Refusal } from "./ledger.ts";

export type Code = {
  id: string;
  entity: "qr_code";
  created_at: number;
  name: string;
  usage: "single_use";
  type: "upi_qr";
  image_url: string;
  image_content?: string;
  payment_amount: number;
  status: "active" | "closed";
  description: string;
  fixed_amount: true;
  payments_amount_received: number;
  payments_count_received: number;
  notes: Record<string, string> | [];
  customer_id: string | null;
  close_by: number;
  closed_at: number | null;
  close_reason: "on_demand" | "paid" | null;
};

const HOUR = 3_600;
const CLOSED_FOR_GOOD = "QR Code is already closed";

/** The codes that the gateway keeps, and who scanned them. */
export class CodeLedger {
  readonly codes = new Map<string, Code>();
  /** Which code a payment came by. */
  private readonly scans = new Map<string, string>();
  private readonly ledger: GatewayLedger;
  private readonly url: () => string;
  /** Codes are given on demand: an account without them is refused. */
  isOffered = true;
  /** Their words are a feature of its own; without it there is a picture alone. */
  tellsWords = true;
  /** The gateway's own clock, in seconds. */
  now = () => Math.floor(Date.now() / 1000);

  constructor(ledger: GatewayLedger, url: () => string) {
    this.ledger = ledger;
    this.url = url;
  }

  open(asked: Record<string, unknown>): Code | Refusal {
    const { type, name = "", usage, fixed_amount, payment_amount: amount, description = "" } = asked;
    if (!this.isOffered)
      return { status: 400, description: "The requested URL was not found on the server." };
    if (type !== "upi_qr") return { status: 400, description: "The type field is invalid.", field: "type" };
    if (usage !== "single_use" || fixed_amount !== true)
      return { status: 400, description: "single_use needs fixed_amount", field: "fixed_amount" };
    if (!Number.isInteger(amount) || (amount as number) < 100)
      return { status: 400, description: "The payment amount is invalid.", field: "payment_amount" };
    const now = this.now();
    const wanted = asked.close_by ?? now + 2 * HOUR;
    if (!Number.isInteger(wanted) || (wanted as number) < now + 15 * 60)
      return { status: 400, description: "close_by should be at least 15 minutes after", field: "close_by" };
    const id = this.ledger.newId("qr");
    const content = `upi://pay?pa=shop.razorpay@bank&pn=Shop&tr=${id}&am=${(amount as number) / 100}&cu=INR&mc=5912`;
    const code: Code = {
      ...{ id, entity: "qr_code", created_at: now, name: String(name), usage: "single_use", type: "upi_qr" },
      ...{ image_url: `${this.url()}/double/code/${id}`, ...(this.tellsWords && { image_content: content }) },
      ...{ payment_amount: amount as number, status: "active", description: String(description) },
      ...{ fixed_amount: true, payments_amount_received: 0, payments_count_received: 0, notes: [] },
      ...{ customer_id: null, close_by: Math.min(wanted as number, now + 2 * HOUR) },
      ...{ closed_at: null, close_reason: null },
    };
    this.codes.set(id, code);
    return code;
  }

  find(codeId: string): Code | Refusal {
    const code = this.codes.get(codeId);
    if (!code) return { status: 400, description: "The id provided does not exist" };
    if (code.status === "active" && code.close_by <= this.now()) this.end(code, null);
    return code;
  }

  close(codeId: string): Code | Refusal {
    const code = this.find(codeId);
    if (!("entity" in code)) return code;
    if (code.status === "closed") return { status: 400, description: CLOSED_FOR_GOOD };
    return this.end(code, "on_demand");
  }

  paymentsOf(codeId: string): Payment[] {
    const scanned = [...this.scans].filter(([, known]) => known === codeId);
    return scanned.map(([paymentId]) => this.ledger.payments.get(paymentId)!);
  }

  codeOf(paymentId: string): Code | undefined {
    return this.codes.get(this.scans.get(paymentId) ?? "");
  }

  /** Somebody scans a code and pays; `isLate` is a payment that was under way when it closed. */
  scan(
    codeId: string,
    {
      status,
      isLate = false,
      ...otherwise
    }: { status: PaymentStatus; isLate?: boolean; amount?: number; currency?: string },
  ): Payment {
    const code = this.find(codeId);
    if (!("entity" in code)) throw new Error(code.description);
    if (code.status === "closed" && !isLate) throw new Error("A closed code takes no payment.");
    const facts = { amount: code.payment_amount, currency: "INR", order_id: null, method: "upi" };
    const payment = this.ledger.begin({ ...facts, ...otherwise }, "created");
    this.scans.set(payment.id, codeId);
    return this.turn(payment.id, status);
  }

  /** The bank has said something about a payment by code. */
  turn(paymentId: string, status: PaymentStatus): Payment {
    const payment = this.ledger.turn(paymentId, status);
    const code = this.codeOf(paymentId);
    if (code && status === "captured") {
      code.payments_amount_received += payment.amount;
      code.payments_count_received++;
      if (code.status === "active") this.end(code, "paid");
    }
    return payment;
  }

  private end(code: Code, reason: Code["close_reason"]): Code {
    return Object.assign(code, { status: "closed", closed_at: this.now(), close_reason: reason });
  }
}
