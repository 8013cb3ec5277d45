import { channel } from "node:diagnostics_channel";
import type { Db } from "#app/db/client.server.ts";
import { afterCommit } from "#app/db/transaction.server.ts";

/** What became of an order, for the log: it names nobody. Amounts in paise. */
export type OrderStep = {
  step: "placed" | "paid" | "cancelled";
  number: string;
  totalPaise: number;
  method: string;
};

const orderSteps = channel("materia.order-step");

/** Tells who listens in this process, once the transaction is committed. */
export function tellOrderStep(tx: Db, step: OrderStep): void {
  afterCommit(tx, () => orderSteps.publish(step));
}

/** Calls `hear` for every step of an order that this process commits; gives the function that ends it. */
export function hearOfOrderSteps(hear: (step: OrderStep) => void): () => void {
  const listen = (step: unknown) => hear(step as OrderStep);
  orderSteps.subscribe(listen);
  return () => void orderSteps.unsubscribe(listen);
}
