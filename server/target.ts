import type { Config } from "#app/config.server.ts";
import { SECOND_DOOR, shopPath } from "#app/domain/shop-path.ts";
import { findKept, readParameters } from "./kept-addresses.ts";

/** What a request line asks for, read once: what is kept, counted and rendered is this and nothing else. */
export type Target = {
  /** Path and query as the app gets them; of a page that is the same for everybody only the parameters that it reads, in one order. */
  url: string;
  /** The path alone, "/shop.data". */
  path: string;
  /** The key of the kept page, which is `url`; undefined for what is never kept. */
  key: string | undefined;
  /** The route of a kept page as app/routes.ts writes it. */
  route: string | undefined;
  /** The page it is of, inside the shop: "/shop" for "/hi/shop.data". */
  page: string;
  isData: boolean;
  isAtSecondDoor: boolean;
  parameters: URLSearchParams;
  /** The one spelling of the address, where it was asked for by another. */
  movedTo: string | undefined;
};

/** Why nothing is answered to an address. */
export type Refusal = { status: 400 | 414; words: string };

type Door = Pick<Config, "publicOrigin" | "secondLanguage">;

export const LONGEST_ADDRESS = 8_192;
const MOST_REMEMBERED = 5_000;
const LONGEST_REMEMBERED = 512;

const UNREADABLE: Refusal = {
  status: 400,
  words: "This address cannot be read. Please check it, or start at the home page.",
};
const ELSEWHERE: Refusal = { status: 400, words: "This address is not one of this shop." };
const TOO_LONG: Refusal = { status: 414, words: "This address is too long." };

/** Reads request lines; the last ones are remembered. */
export function createTargets(door: Door): (raw: string) => Target | Refusal {
  const known = new Map<string, Target | Refusal>();
  return (raw) => {
    const remembered = known.get(raw);
    if (remembered) return remembered;
    const target = parseTarget(raw, door);
    if (raw.length > LONGEST_REMEMBERED) return target;
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(raw, target);
    return target;
  };
}

/** Reads what follows the method in a request line (RFC 9112, 3.2): the origin form, or the absolute form of this shop. */
export function parseTarget(raw: string, { publicOrigin, secondLanguage }: Door): Target | Refusal {
  if (raw.length > LONGEST_ADDRESS) return TOO_LONG;
  const own = withoutOrigin(raw, publicOrigin);
  if (own === undefined) return ELSEWHERE;
  // Bytes that are no ASCII arrive as Latin letters; they are meant as UTF-8.
  const ascii = own.replace(/[\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);
  const [rawPath, query] = cutAt(ascii, "?");
  const segments = plainSegments(rawPath);
  if (segments === undefined || /%00|[^\x21-\x7e]/.test(ascii)) return UNREADABLE;

  const { page: pageSegments, isData } = ofPage(segments);
  const isSecond = secondLanguage !== undefined && `/${pageSegments[0]?.text}` === SECOND_DOOR;
  const inside = isSecond ? pageSegments.slice(1) : pageSegments;
  const kept = findKept(inside.map(({ text }) => text));
  const spelled = kept ? kept.parts.map(encodeSegment) : inside.map(({ written }) => written);
  const page = `/${spelled.join("/")}`;
  const path = dataPath(isSecond ? SECOND_DOOR + page.replace(/^\/$/, "") : page, isData);
  const parameters = kept
    ? readParameters(query, { parameters: kept.parameters, isData })
    : new URLSearchParams(query);
  const wholeSearch = searchOf(query.replaceAll("#", "%23"));
  const { pathname, search } = new URL(
    path + (kept ? searchOf(parameters.toString()) : wholeSearch),
    publicOrigin,
  );
  const url = pathname + search;
  const isOneSpelling = own.split("?", 1)[0] === path && !(kept && query.includes("?"));
  return {
    url,
    path: pathname,
    key: kept && url,
    route: kept?.route,
    page: kept ? page : shopPath(page),
    isData,
    isAtSecondDoor: isSecond,
    parameters,
    movedTo: isOneSpelling ? undefined : kept && query.includes("?") ? url : path + wholeSearch,
  };
}

type Segment = { text: string; written: string };

/** The parts of a path, decoded and as written, without empty and dot parts; undefined where percent signs stand for no letters. */
function plainSegments(path: string): Segment[] | undefined {
  const plain: Segment[] = [];
  for (const written of path.split("/")) {
    const text = decode(written);
    if (text === undefined) return undefined;
    if (text === "..") plain.pop();
    else if (text !== "" && text !== ".")
      // A browser would read the one as a slash and stop at the other.
      plain.push({ text, written: written.replaceAll("\\", "%5C").replaceAll("#", "%23") });
  }
  return plain;
}

/** "/shop.data" is how the router reads /shop, "/_.data" how it reads a path that ends with a slash. */
function ofPage(segments: Segment[]): { page: Segment[]; isData: boolean } {
  const last = segments.at(-1);
  if (!last?.text.endsWith(".data")) return { page: segments, isData: false };
  const text = last.text.slice(0, -".data".length);
  const before = segments.slice(0, -1);
  if (text === "" || text === "_") return { page: before, isData: true };
  const written = last.written.replace(/(\.|%2e)data$/i, "");
  return { page: [...before, { text, written }], isData: true };
}

function dataPath(path: string, isData: boolean): string {
  if (!isData) return path;
  return path === "/" ? "/_.data" : `${path}.data`;
}

function withoutOrigin(raw: string, publicOrigin: string): string | undefined {
  if (raw.startsWith("/")) return raw;
  const [origin] = /^https?:\/\/[^/?#]*/i.exec(raw) ?? [];
  if (origin === undefined || !URL.canParse(raw) || new URL(raw).origin !== publicOrigin) return undefined;
  const rest = raw.slice(origin.length);
  return rest.startsWith("/") ? rest : `/${rest}`;
}

function cutAt(text: string, sign: string): [string, string] {
  const at = text.indexOf(sign);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

function searchOf(query: string): string {
  return query === "" ? "" : `?${query}`;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

// As RFC 3986 writes a part of a path: what needs no percent sign has none.
function encodeSegment(text: string): string {
  return encodeURIComponent(text).replace(/%(3A|40|24|26|2B|2C|3B|3D)/g, decodeURIComponent);
}
