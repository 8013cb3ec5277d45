import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Element, parseXml, textOf } from "#tests/doubles/tally/xml.ts";

// Tally's import of vouchers over HTTP as CONTRACT.md says it answers.

const TYPES = new Set(["Sales", "Credit Note", "Debit Note", "Receipt", "Payment", "Contra", "Journal"]);

type Voucher = { guid: string; type: string; number: string; entries: { ledger: string; paise: bigint }[] };

type Mischief = {
  /** Waits before it answers. */
  slowMs: number;
  /** Acts on every so many messages and then cuts the line. */
  losesEvery: number;
  /** Answers with a page of something else. */
  isOther: boolean;
};

export type TallyDouble = {
  url: string;
  mischief: Mischief;
  /** How many messages came. */
  messages: number;
  vouchers(): Voucher[];
  /** Debits less credits of each ledger, in paise. */
  trialBalance(): Record<string, number>;
  close(): Promise<void>;
};

/** A company of Tally with these ledgers; it keeps what it took in memory. */
export async function openTallyDouble({
  ledgers,
  company = "Sohna Homeo Hall",
}: {
  ledgers: readonly string[];
  company?: string;
}): Promise<TallyDouble> {
  const known = new Set(ledgers);
  const kept = new Map<string, Voucher>();
  const mischief: Mischief = { slowMs: 0, losesEvery: 0, isOther: false };
  const double = { messages: 0 };

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    double.messages += 1;
    if (mischief.slowMs > 0) await new Promise((resolve) => setTimeout(resolve, mischief.slowMs));
    if (mischief.isOther) return void response.end("<html>TallyPrime Server is Running</html>");
    const said = judge(Buffer.concat(chunks).toString("utf8"), { known, kept, company });
    if (mischief.losesEvery > 0 && double.messages % mischief.losesEvery === 0)
      return void request.socket.destroy();
    // Whatever happened, the status is 200.
    response.writeHead(200, { "Content-Type": "text/xml; charset=utf-8" }).end(said);
  }

  const server = createServer((request, response) => {
    if (request.method !== "POST")
      return void response.end("<RESPONSE>TallyPrime Server is Running</RESPONSE>");
    answer(request, response).catch(() => request.socket.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mischief,
    get messages() {
      return double.messages;
    },
    vouchers: () => [...kept.values()],
    trialBalance() {
      const balance: Record<string, number> = {};
      for (const { ledger, paise } of [...kept.values()].flatMap(({ entries }) => entries))
        balance[ledger] = (balance[ledger] ?? 0) - Number(paise);
      return balance;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

type Company = { known: Set<string>; kept: Map<string, Voucher>; company: string };

function judge(body: string, shop: Company): string {
  const root = parseXml(body);
  if (root?.name !== "ENVELOPE") return failure("Unknown Request, cannot be processed");
  const header = root.child("HEADER");
  const request = textOf(header?.child("TALLYREQUEST"));
  if (
    request !== "Import" ||
    textOf(header?.child("TYPE")) !== "Data" ||
    textOf(header?.child("ID")) !== "Vouchers"
  )
    return failure("Unknown Request, cannot be processed");
  const inner = root.child("BODY");
  const asked = textOf(inner?.child("DESC")?.child("STATICVARIABLES")?.child("SVCURRENTCOMPANY"));
  if (asked && asked !== shop.company) return failure(`Could not set 'SVCurrentCompany' to '${asked}'`);
  const counts = { created: 0, altered: 0, errors: 0 };
  const sentences: string[] = [];
  const messages = inner?.child("DATA")?.children.filter(({ name }) => name === "TALLYMESSAGE") ?? [];
  for (const element of messages
    .flatMap(({ children }) => children)
    .filter(({ name }) => name === "VOUCHER")) {
    const read = readVoucher(element, shop);
    if (typeof read === "string") {
      counts.errors += 1;
      sentences.push(read);
      continue;
    }
    counts[shop.kept.has(read.guid) ? "altered" : "created"] += 1;
    shop.kept.set(read.guid, read);
  }
  return success(counts, sentences);
}

function readVoucher(element: Element, { known, kept }: Company): Voucher | string {
  const field = (name: string) => textOf(element.child(name));
  const [guid, type, number] = [
    element.attributes.REMOTEID,
    field("VOUCHERTYPENAME"),
    field("VOUCHERNUMBER"),
  ];
  if (!type || !TYPES.has(type)) return `Voucher Type '${type}' does not exist!`;
  if (type !== element.attributes.VCHTYPE) return "Voucher Type mismatch!";
  if (!/^20\d{6}$/.test(field("DATE"))) return "Voucher date is missing or invalid!";
  if (!guid || !number) return "Voucher Number is missing!";
  const double = [...kept.values()].find((each) => each.type === type && each.number === number);
  if (double && double.guid !== guid) return `Voucher Number '${number}' already exists!`;
  const entries: Voucher["entries"] = [];
  for (const entry of element.children.filter(({ name }) => name === "ALLLEDGERENTRIES.LIST")) {
    const ledger = textOf(entry.child("LEDGERNAME"));
    if (!known.has(ledger)) return `Ledger '${ledger}' does not exist!`;
    const paise = readAmount(textOf(entry.child("AMOUNT")));
    if (paise === undefined) return `Amount of '${ledger}' is no amount!`;
    if ((textOf(entry.child("ISDEEMEDPOSITIVE")) === "Yes") !== paise < 0n)
      return `Sign of '${ledger}' is wrong!`;
    const bills = entry.children.filter(({ name }) => name === "BILLALLOCATIONS.LIST");
    const billed = bills.reduce((sum, bill) => sum + (readAmount(textOf(bill.child("AMOUNT"))) ?? 0n), 0n);
    if (bills.length > 0 && billed !== paise) return `Bill allocations of '${ledger}' do not match!`;
    entries.push({ ledger, paise });
  }
  const debit = entries.reduce((sum, { paise }) => (paise < 0n ? sum - paise : sum), 0n);
  const credit = entries.reduce((sum, { paise }) => (paise > 0n ? sum + paise : sum), 0n);
  if (entries.length < 2 || debit !== credit)
    return `Voucher Totals do not match! Dr: ${debit} Cr: ${credit} (paise)`;
  return { guid, type, number, entries };
}

function readAmount(text: string): bigint | undefined {
  const [, sign, rupees, paise] = /^(-?)(\d+)\.(\d\d)$/.exec(text) ?? [];
  if (rupees === undefined) return undefined;
  const amount = BigInt(rupees) * 100n + BigInt(paise!);
  return sign ? -amount : amount;
}

function success(counts: { created: number; altered: number; errors: number }, sentences: string[]): string {
  const lines = sentences.map((sentence) => `<LINEERROR>${escaped(sentence)}</LINEERROR>`).join("");
  return `<ENVELOPE><HEADER><VERSION>1</VERSION><STATUS>1</STATUS></HEADER><BODY><DATA><IMPORTRESULT><CREATED>${counts.created}</CREATED><ALTERED>${counts.altered}</ALTERED><DELETED>0</DELETED><LASTVCHID>0</LASTVCHID><LASTMID>0</LASTMID><COMBINED>0</COMBINED><IGNORED>0</IGNORED><ERRORS>${counts.errors}</ERRORS><CANCELLED>0</CANCELLED><EXCEPTIONS>0</EXCEPTIONS>${lines}</IMPORTRESULT></DATA></BODY></ENVELOPE>`;
}

function failure(sentence: string): string {
  return `<ENVELOPE><HEADER><VERSION>1</VERSION><STATUS>0</STATUS></HEADER><BODY><DATA><LINEERROR>${escaped(sentence)}</LINEERROR></DATA></BODY></ENVELOPE>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
