/** A payment as the bank books it. */
export type Booked = { day: string; rupees: string; narration: string; balance: string };

const slashes = (day: string) => day.split("-").reverse().join("/");
const cells = (...row: string[]) => row.map((cell) => `"${cell}"`).join(",");

/** A CSV statement of those payments in the layout of each bank, with a payment of the shop among them. */
export const STATEMENTS: Record<"sbi" | "hdfc" | "icici" | "pnb", (lines: Booked[]) => string> = {
  sbi: (lines) =>
    [
      cells("Account Name", "Sohna Homeo Hall"),
      cells("Txn Date", "Value Date", "Description", "Ref No./Cheque No.", "Debit", "Credit", "Balance"),
      ...lines.map((line) => {
        const [year, month, day] = line.day.split("-");
        const written = `${day} ${month === "11" ? "Nov" : "Dec"} ${year}`;
        return cells(written, written, line.narration, "TRANSFER", " ", line.rupees, line.balance);
      }),
      cells("21 Nov 2026", "21 Nov 2026", "RENT", "", "20,000.00", " ", "1.00"),
    ].join("\r\n"),
  hdfc: (lines) =>
    [
      "Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance",
      ...lines.map(({ day, rupees, narration, balance }) =>
        cells(slashes(day).replace("/20", "/"), narration, "0", slashes(day), "", rupees, balance),
      ),
    ].join("\n"),
  icici: (lines) =>
    [
      cells("DETAILED STATEMENT"),
      ",S No.,Value Date,Transaction Date,Cheque Number,Transaction Remarks,Withdrawal Amount(INR),Deposit Amount(INR),Balance(INR)",
      ...lines.map(({ day, rupees, narration, balance }, place) =>
        cells("", `${place}`, slashes(day), slashes(day), "-", narration, "0", rupees, balance),
      ),
    ].join("\n"),
  pnb: (lines) =>
    [
      "Txn No.,Txn Date,Description,Branch Name,Cheque No.,Dr Amount,Cr Amount,Balance",
      ...lines.map(({ day, rupees, narration, balance }) =>
        cells("S1", slashes(day), narration, "SOHNA", "", "", rupees, `${balance} Cr.`),
      ),
    ].join("\n"),
};
