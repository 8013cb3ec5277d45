import { SHOWN_HEADER } from "#app/domain/kept-page.ts";

/** What of a request's headers a kept page is chosen and counted by. */
export type AskedHeaders = {
  /** How many hosts it names. */
  hosts: number;
  accepted: string;
  ifNoneMatch: string;
  destination: string;
  userAgent: string;
  referer: string;
  /** For what it was fetched ahead, in a browser's words. */
  purpose: string;
  /** A page that was fetched ahead says that it is looked at now (server/late-start.ts). */
  isShown: boolean;
};

/** Reads those headers in one go, as they came: Node would make an object of all of them, which most answers never need. */
export function readAskedHeaders(raw: readonly string[]): AskedHeaders {
  const asked: AskedHeaders = {
    hosts: 0,
    accepted: "",
    ifNoneMatch: "",
    destination: "",
    userAgent: "",
    referer: "",
    purpose: "",
    isShown: false,
  };
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at]!;
    // Most have another length than those that are looked for, and need not be read.
    switch (name.length) {
      case 4:
        if (name.toLowerCase() === "host") asked.hosts += 1;
        break;
      case 7:
        noteShort(asked, name.toLowerCase(), raw[at + 1]!);
        break;
      case 10:
        if (name.toLowerCase() === "user-agent") asked.userAgent ||= raw[at + 1]!;
        break;
      case 11:
        if (name.toLowerCase() === "sec-purpose") asked.purpose += ` ${raw[at + 1]}`;
        break;
      case 13:
        if (name.toLowerCase() === "if-none-match") asked.ifNoneMatch += `,${raw[at + 1]}`;
        break;
      case 14:
        if (name.toLowerCase() === "sec-fetch-dest") asked.destination = raw[at + 1]!;
        break;
      case 15:
        if (name.toLowerCase() === "accept-encoding") asked.accepted += `,${raw[at + 1]}`;
        break;
    }
  }
  return asked;
}

function noteShort(asked: AskedHeaders, name: string, value: string): void {
  if (name === "referer") asked.referer ||= value;
  else if (name === "purpose") asked.purpose += ` ${value}`;
  else if (name === SHOWN_HEADER) asked.isShown = true;
}
