import { useContext } from "react";
import * as router from "react-router";

/** A path from the top that stands in the page as it was asked for: without steps up or down, doubled strokes or an empty end. */
const PLAIN = /^\/(?![/\\])(?!.*(?:[/\\]{2}|\\|\/\.{1,2}(?:[/?#]|$)|[?#]$|\?#|\s))/;

/**
 * The router's link as the server writes it. A page has two hundred of them, and there nobody presses one: only the address
 * counts, and one from the top needs no reckoning. All others are the router's own.
 */
export function WrittenLink(props: router.LinkProps) {
  const { basename } = useContext(router.UNSAFE_NavigationContext);
  const { to, discover = "render", prefetch = "none", mask, target } = props;
  if (typeof to !== "string" || !PLAIN.test(to) || prefetch !== "none" || mask)
    return <router.Link {...props} />;
  return (
    <a
      {...ofAnchor(props)}
      href={atDoor(to, basename)}
      target={target}
      // Only the finding of routes on the way reads it, which the shop does without; React asks for it while developing.
      data-discover={import.meta.env.DEV && discover === "render" ? "true" : undefined}
    />
  );
}

/** The shop's own page is "/hi" at the second door, not "/hi/". */
function atDoor(path: string, basename: string): string {
  if (basename === "/") return path;
  return basename + path.replace(/^\/(?=[?#]|$)/, "");
}

/** What of a link is for the browser and not for the router. */
function ofAnchor({
  discover: _discover,
  prefetch: _prefetch,
  relative: _relative,
  reloadDocument: _reloadDocument,
  replace: _replace,
  mask: _mask,
  state: _state,
  target: _target,
  to: _to,
  preventScrollReset: _preventScrollReset,
  viewTransition: _viewTransition,
  defaultShouldRevalidate: _defaultShouldRevalidate,
  ...own
}: router.LinkProps) {
  return own;
}
