import { z } from "zod";

const ledger = (name: string) => z.string().min(1).max(100).default(name);

/** What the ledgers are called in the company of Tally, with what Tally or most companies call them; a group of the settings. */
export const tallySchema = z.object({
  /** Without it vouchers go to the company that is open. */
  company: z.string().min(1).max(120).optional(),
  sales: ledger("Sales"),
  delivery: ledger("Delivery Charges"),
  cgst: ledger("Output CGST"),
  sgst: ledger("Output SGST"),
  igst: ledger("Output IGST"),
  rounding: ledger("Round Off"),
  customers: ledger("Customers"),
  cash: ledger("Cash"),
  riders: ledger("Cash with Riders"),
  upi: ledger("UPI Collections"),
  online: ledger("Razorpay"),
  bank: ledger("Bank"),
  petty: ledger("Petty Expenses"),
  change: ledger("Cash for Change"),
  clinic: ledger("Clinic Fees"),
  shortOver: ledger("Cash Short and Over"),
});
