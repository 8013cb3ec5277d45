import { ORIGIN, type TestShop } from "#tests/support/app.ts";

export type Page = {
  status: number;
  headers: Headers;
  html: string;
  /** What a person reads: without tags, entities decoded, one space between words. */
  text: string;
};

/** A browser without JavaScript that keeps its cookies, with a network address and a phone of its own. */
export type Visitor = ReturnType<typeof openVisitor>;

let count = 0;

export function openVisitor(
  shop: Pick<TestShop, "ask" | "send">,
  { address = `10.0.${++count >> 8}.${count & 255}` } = {},
) {
  const cookies = new Map<string, string>();

  function request() {
    const headers = new Headers();
    if (cookies.size > 0) headers.set("cookie", [...cookies].map((pair) => pair.join("=")).join("; "));
    return { address, headers };
  }

  function keepCookies(response: Response): Response {
    for (const header of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(header)!;
      cookies.set(name!, value!);
    }
    return response;
  }

  return {
    cookies,
    phone: `98${String(++count).padStart(8, "0")}`,
    ask: async (path: string) => keepCookies(await shop.ask(path, request())),
    send: async (path: string, fields: Record<string, string>) =>
      keepCookies(await shop.send(path, fields, request())),
    read: async (path: string) => readPage(keepCookies(await shop.ask(path, request()))),
    /** Sends a form and reads the page it leads to, over one redirect. */
    async submit(path: string, fields: Record<string, string>): Promise<Page> {
      const response = keepCookies(await shop.send(path, fields, request()));
      const next = locationOf(response);
      return readPage(next === undefined ? response : keepCookies(await shop.ask(next, request())));
    },
    /** How many packs the header of a page would show in the cart. */
    async countCart(): Promise<number> {
      const { cartCount } = (await (await this.ask("/api/visit")).json()) as { cartCount: number };
      return cartCount;
    },
    /** Puts packs into the cart; fails the test when they do not go in. */
    async add(slug: string, quantity = 1): Promise<void> {
      const response = await this.send("/cart", { intent: "add", slug, quantity: String(quantity) });
      if (response.status !== 303) throw new Error(`${slug} does not go into the cart: ${response.status}`);
    },
    /** The checkout page for the PIN code among `typed`, filled in to pay in cash in Sohna, as the browser would send it. */
    async fillCheckout(typed: Record<string, string> = {}): Promise<Record<string, string>> {
      const { pincode } = { pincode: "122103", ...typed };
      const page = await this.read(`/checkout?${new URLSearchParams({ pincode })}`);
      return fillCheckout(page.html, { phone: this.phone, ...typed });
    },
    /** Orders what lies in the cart and gives the secret of its tracking link; fails the test when it is refused. */
    async order(typed: Record<string, string> = {}): Promise<string> {
      const response = await this.send("/checkout", await this.fillCheckout(typed));
      const token = /^\/checkout\/(?:pay|thank-you)\/([\w-]{32})$/.exec(locationOf(response) ?? "")?.[1];
      if (!token) throw new Error(`The order is refused: ${(await readPage(response)).text}`);
      return token;
    },
  };
}

/** The checkout page's form as the browser would send it, filled in to pay in cash in Sohna. */
export function fillCheckout(
  html: string,
  typed: { phone: string } & Record<string, string>,
): Record<string, string> {
  const filled = {
    name: "Asha Devi",
    email: "",
    pincode: "122103",
    addressLine1: "12, Ward 4",
    addressLine2: "",
    town: "Sohna",
    state: "Haryana",
    note: "",
    deliverySpeed: "standard",
    paymentMethod: "cod",
    ...typed,
  };
  return { ...formFields(html), ...filled };
}

/** Where an answer leads within the shop, undefined when nowhere. */
export function locationOf(response: Response): string | undefined {
  return response.headers.get("location")?.replace(ORIGIN, "");
}

export async function readPage(response: Response): Promise<Page> {
  const html = await response.text();
  return { status: response.status, headers: response.headers, html, text: readableText(html) };
}

/** The fields of the page's forms as a browser would send them: hidden, typed, chosen. */
export function formFields(html: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [tag, kind, area = ""] of html.matchAll(/<(input|textarea)\b[^>]*>(?:([^<]*)<\/textarea>)?/g)) {
    const attributes = new Map(
      [...tag.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );
    const isChoice = attributes.get("type") === "radio" || attributes.get("type") === "checkbox";
    const name = attributes.get("name");
    if (name === undefined || (isChoice && !attributes.has("checked"))) continue;
    fields[name] = decodeEntities(kind === "textarea" ? area : (attributes.get("value") ?? ""));
  }
  return fields;
}

function readableText(html: string): string {
  const body = html.replace(/<script[\s\S]*?<\/script>|<!--.*?-->/g, "");
  return decodeEntities(body.replace(/<[^>]*>/g, " ")).replace(/\s+/g, " ");
}

function decodeEntities(text: string): string {
  const entities: Record<string, string> = {
    "&quot;": '"',
    "&#x27;": "'",
    "&lt;": "<",
    "&gt;": ">",
    "&amp;": "&",
  };
  return text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity]!);
}
