import { type Context, createElement, type ReactNode, use } from "react";
import { renderToString } from "react-dom/server";
import * as router from "react-router";
import type { Content } from "#app/components/ui/written-once.tsx";

/** All that content may ask the router for, whichever page it is on. */
const CONTEXTS = Object.entries(router).flatMap(([name, part]) =>
  /^UNSAFE_\w+Context$/.test(name) ? [part as Context<unknown>] : [],
);

/** What belongs elsewhere in a page, or is counted through the whole of it: pictures fetched at once, ids. */
const NOT_OF_ITSELF = /<link |_R_/;

/** By what they are made of, then by name and door; undefined for what was drawn once so far. */
const written = new WeakMap<object, Map<string, string | undefined>>();

/**
 * Called while a page is drawn: the HTML of that content, made when it is asked for a second time. The first time it is undefined:
 * what is made of something that no other page shows is drawn in its place.
 */
export function writeOnce({ of, name, children }: Content): string | undefined {
  const { basename } = use(router.UNSAFE_NavigationContext);
  const named = `${basename} ${name}`;
  const known = written.get(of) ?? new Map<string, string | undefined>();
  written.set(of, known);
  const kept = known.get(named);
  if (kept !== undefined) return kept;
  const html = known.has(named) ? renderToString(inContexts(children)) : undefined;
  if (html !== undefined && NOT_OF_ITSELF.test(html)) throw new Error(`"${name}" cannot be written once.`);
  known.set(named, html);
  return html;
}

function inContexts(children: ReactNode): ReactNode {
  return CONTEXTS.reduceRight((inner, each) => createElement(each, { value: use(each) }, inner), children);
}
