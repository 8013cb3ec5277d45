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

/** A path whose letters stand in an address as they are. */
const NAMED = /^[\w/.~-]*(?=[?#]|$)/;

/** The router's link that marks where somebody is, as the server writes it. */
export function WrittenNavLink(props: router.NavLinkProps) {
  const { pathname } = router.useLocation();
  const { "aria-current": current = "page", caseSensitive, className = "", end, style, ...link } = props;
  const { to, children } = link;
  const path = typeof to === "string" && PLAIN.test(to) ? NAMED.exec(to)?.[0] : undefined;
  if (path === undefined || caseSensitive || style || [className, children].some(isOfItsOwn))
    return <router.NavLink {...props} />;
  const isHere = isAt(pathname.toLowerCase(), path.toLowerCase(), end);
  return (
    <WrittenLink
      {...(link as router.LinkProps)}
      aria-current={isHere ? current : undefined}
      className={[className, isHere ? "active" : ""].filter(Boolean).join(" ")}
    />
  );
}

function isOfItsOwn(part: unknown): boolean {
  return typeof part === "function";
}

function isAt(here: string, path: string, isEnd = false): boolean {
  if (here === path) return true;
  const length = path.length > 1 && path.endsWith("/") ? path.length - 1 : path.length;
  return !isEnd && here.startsWith(path) && here[length] === "/";
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
