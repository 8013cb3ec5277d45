import { type ComponentProps, createContext, createElement, type ReactNode, use } from "react";

export type Content = {
  /** What it is made of, beside words and the door: the same object as long as nothing of it changes. */
  of: object;
  /** Tells it from other contents that are made of the same. */
  name: string;
  children?: ReactNode;
};

/** Writes content as HTML, once it is worth it; the server's alone. */
export const WriteContext = createContext<((content: Content) => string | undefined) | undefined>(undefined);

/**
 * An element whose content is the same on every page that shows it: the server draws it once and then writes it as a text, the
 * browser draws it as usual. It holds nothing that depends on the address or on the visitor, no picture that is fetched at once,
 * and no id of React's.
 */
export function WrittenOnce<Name extends "article" | "details" | "div" | "nav">({
  as,
  of,
  name,
  children,
  ...props
}: Omit<ComponentProps<Name>, keyof Content | "dangerouslySetInnerHTML"> & Content & { as: Name }) {
  const html = use(WriteContext)?.({ of, name, children });
  if (html === undefined) return createElement(as, props, children);
  return createElement(as, { ...props, dangerouslySetInnerHTML: { __html: html } });
}
