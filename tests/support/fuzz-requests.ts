import { KEPT_ADDRESSES } from "#server/kept-addresses.ts";
import { BROKEN_TARGETS, HEADERS, METHODS, OTHER_QUERY_NAMES, TEXTS } from "#tests/support/fuzz-words.ts";
import type { PublicForm } from "#tests/support/public-forms.ts";

/** A repeatable source of chance: numbers from 0 to below 1. */
export type Chance = () => number;

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export type Shot = { method: string; target: string; headers: [string, string][]; body: Buffer | undefined };

export type Targets = {
  /** Addresses that exist, by the pattern of their route. */
  paths: Map<string, string[]>;
  forms: PublicForm[];
  cookies: string[];
  origin: string;
};

/** What the public pages read, and what else is often found behind a question mark. */
const QUERY_NAMES = [
  ...new Set([...Object.values(KEPT_ADDRESSES).flatMap(Object.keys), ...OTHER_QUERY_NAMES]),
];

const pick = <T>(chance: Chance, list: readonly T[]): T => list[Math.floor(chance() * list.length)]!;
const happens = (chance: Chance, share: number) => chance() < share;

/** The next request of the run. */
export function makeShot(chance: Chance, targets: Targets): Shot {
  const kind = chance();
  const shot =
    kind < 0.25 ? brokenShot(chance) : kind < 0.6 ? addressShot(chance, targets) : formShot(chance, targets);
  const headers: [string, string][] = [["X-Forwarded-For", someAddress(chance)]];
  if (happens(chance, 0.35)) headers.push(["Cookie", someCookie(chance, targets.cookies)]);
  if (happens(chance, 0.25)) headers.push(pick(chance, HEADERS));
  return { ...shot, headers: [...shot.headers, ...headers] };
}

function brokenShot(chance: Chance): Shot {
  return {
    method: pick(chance, METHODS),
    target: pick(chance, BROKEN_TARGETS),
    headers: [],
    body: undefined,
  };
}

function addressShot(chance: Chance, { paths }: Targets): Shot {
  const pattern = pick(chance, [...paths.keys()]);
  const known = paths.get(pattern)!;
  const path =
    known.length > 0 && happens(chance, 0.7)
      ? pick(chance, known)
      : pattern.replaceAll(/:\w+\??|\*/g, () => encodeSome(chance, pick(chance, TEXTS)));
  const spelled = happens(chance, 0.12) ? `${path}${pick(chance, ["/", ".data", "//", "%20", "/.."])}` : path;
  const query = happens(chance, 0.4) ? `?${someFields(chance, QUERY_NAMES, encodeSome)}` : "";
  const method = happens(chance, 0.8) ? "GET" : pick(chance, METHODS);
  return { method, target: `${spelled}${query}`.slice(0, 7_000), headers: [], body: undefined };
}

function formShot(chance: Chance, { forms, origin }: Targets): Shot {
  const form = pick(chance, forms);
  const fields = form.fields
    .filter(() => !happens(chance, 0.08))
    .map(({ name, values }): [string, string] => [
      name,
      values.length > 0 && happens(chance, 0.6) ? pick(chance, values) : pick(chance, TEXTS),
    ]);
  if (happens(chance, 0.15) && fields.length > 0) fields.push(pick(chance, fields));
  if (happens(chance, 0.1)) fields.push([pick(chance, QUERY_NAMES), pick(chance, TEXTS)]);
  const sent = happens(chance, 0.04) ? "https://evil.example" : origin;
  const { type, body } = packed(chance, fields, form.takesFiles);
  const headers: [string, string][] = [
    ["Origin", sent],
    ["Content-Type", type],
  ];
  return {
    method: happens(chance, 0.95) ? "POST" : pick(chance, METHODS),
    // By a script as often as by the browser itself.
    target: happens(chance, 0.5) ? dataAddress(form.action) : form.action,
    headers,
    body,
  };
}

/** Where the router's script sends the form of that address. */
function dataAddress(action: string): string {
  const [path, query] = action.split("?");
  return `${path === "/" ? "/_" : path}.data${query === undefined ? "" : `?${query}`}`;
}

function packed(
  chance: Chance,
  fields: [string, string][],
  takesFiles: boolean,
): { type: string; body: Buffer } {
  const way = chance();
  if (way < 0.06)
    return { type: "application/json", body: Buffer.from(JSON.stringify(Object.fromEntries(fields))) };
  if (way < 0.1)
    return {
      type: pick(chance, ["text/plain", "x", "", "multipart/form-data", "application/xml"]),
      body: Buffer.from("a=b&%zz=\0"),
    };
  if (!takesFiles && way < 0.92) {
    const text = fields.map(([name, value]) => `${encode(name)}=${encodeSome(chance, value)}`).join("&");
    return { type: "application/x-www-form-urlencoded", body: Buffer.from(text) };
  }
  return multipart(chance, fields);
}

/** A body in parts, now and then with a part that is torn, nameless or a file. */
function multipart(chance: Chance, fields: [string, string][]): { type: string; body: Buffer } {
  const edge = "----fuzz";
  const parts = fields.map(([name, value]) => {
    const file = happens(chance, 0.1)
      ? `; filename="${pick(chance, ["a.png", "../x.pdf", "\u202ex", ""])}"`
      : "";
    const title = happens(chance, 0.05) ? "form-data" : `form-data; name="${name.replaceAll('"', "%22")}"`;
    return `--${edge}\r\nContent-Disposition: ${title}${file}\r\n\r\n${value}\r\n`;
  });
  const end = happens(chance, 0.85) ? `--${edge}--\r\n` : pick(chance, ["", "--", `--${edge}`]);
  const type = happens(chance, 0.95)
    ? `multipart/form-data; boundary=${edge}`
    : "multipart/form-data; boundary=";
  return { type, body: Buffer.from(parts.join("") + end) };
}

function someFields(
  chance: Chance,
  names: readonly string[],
  spell: (chance: Chance, text: string) => string,
): string {
  const count = 1 + Math.floor(chance() * 3);
  return Array.from(
    { length: count },
    () => `${encode(pick(chance, names))}=${spell(chance, pick(chance, TEXTS))}`,
  ).join("&");
}

function someCookie(chance: Chance, cookies: string[]): string {
  if (cookies.length > 0 && happens(chance, 0.6)) return pick(chance, cookies);
  const name = pick(chance, [
    "materia_cart",
    "materia_session",
    "materia_device",
    "__Host-materia_cart",
    "x",
    "=",
  ]);
  return `${name}=${encode(pick(chance, TEXTS).slice(0, 500))}; ${name}=${pick(chance, ["", "a.b", '"', "%"])}`;
}

function someAddress(chance: Chance): string {
  const part = () => 1 + Math.floor(chance() * 250);
  return happens(chance, 0.95)
    ? `${part()}.${part()}.${part()}.${part()}`
    : pick(chance, ["::1", "x", "1.2.3.4:5", "[2001:db8::1]:9", ", ,", "::ffff:1.2.3.4"]);
}

/** Spelled as browsers do, now and then with signs left as they are where a request line can carry them. */
function encodeSome(chance: Chance, text: string): string {
  return happens(chance, 0.15) ? text.replaceAll(/[^\x21-\x7e]|[#?&=]/gu, "") : encode(text);
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
