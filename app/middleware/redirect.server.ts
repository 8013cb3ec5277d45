import * as router from "react-router";
import type { LinkTarget } from "#app/domain/route-path.ts";

type Redirect = (to: LinkTarget, init?: number | ResponseInit) => Response;

/** The router's own `redirect` and `redirectDocument`, which compile only towards a route that exists. */
export const redirect: Redirect = router.redirect;
export const redirectDocument: Redirect = router.redirectDocument;
