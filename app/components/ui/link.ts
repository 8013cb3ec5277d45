// The router's own links and forms under narrower types: what leads to a page that is not there does not compile.

import type { ReactNode, RefAttributes } from "react";
import * as router from "react-router";
import { WrittenLink, WrittenNavLink } from "#app/components/ui/written-link.tsx";
import type { LinkTarget } from "#app/domain/route-path.ts";

export type { LinkTarget };

type Narrowed<Props, Name extends string, To> = Omit<Props, Name> & { [name in Name]: To };
type Acting<Props> = Omit<Props, "action"> & { action?: LinkTarget | undefined };
type Component<Props, Element> = (props: Props & RefAttributes<Element>) => ReactNode;

type Submit<Options> = (target: router.SubmitTarget, options?: Acting<Options>) => Promise<void>;
type Fetcher<Data> =
  ReturnType<typeof router.useFetcher<Data>> extends infer Each
    ? Each extends unknown
      ? Omit<Each, "Form" | "submit" | "load"> & {
          Form: Component<Acting<router.FetcherFormProps>, HTMLFormElement>;
          submit: Submit<router.FetcherSubmitOptions>;
          load: (page: LinkTarget) => Promise<void>;
        }
      : never
    : never;

export const Link: Component<Narrowed<router.LinkProps, "to", LinkTarget>, HTMLAnchorElement> = import.meta
  .env.SSR
  ? WrittenLink
  : router.Link;
export const NavLink: Component<
  Narrowed<router.NavLinkProps, "to", LinkTarget>,
  HTMLAnchorElement
> = import.meta.env.SSR ? WrittenNavLink : router.NavLink;
export const Form: Component<Acting<router.FormProps>, HTMLFormElement> = router.Form;
export const useFetcher = router.useFetcher as <Data>(options?: { key?: string }) => Fetcher<Data>;
export const useSubmit: () => Submit<router.SubmitOptions> = router.useSubmit;
export const useNavigate: () => (to: LinkTarget, options?: router.NavigateOptions) => void | Promise<void> =
  router.useNavigate;
