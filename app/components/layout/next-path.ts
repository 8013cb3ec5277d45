import { useNavigation } from "react-router";
import { shopPath } from "#app/domain/shop-path.ts";

/** The path inside the shop of the page that is on its way, and of the form that is being sent; the router's own bear the language. */
export function useNextPath(): { path: string | undefined; formPath: string | undefined } {
  const { location, formAction } = useNavigation();
  return { path: location && shopPath(location), formPath: formAction && shopPath(formAction) };
}
