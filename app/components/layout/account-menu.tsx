import { CircleUser, User } from "lucide-react";
import { LinkList } from "#app/components/layout/link-list.tsx";
import { Menu } from "#app/components/layout/menu.tsx";
import { SignOutForm } from "#app/components/layout/sign-out-form.tsx";
import { linksOf } from "#app/components/layout/site-links.ts";
import { useVisit } from "#app/components/layout/visit-state.ts";
import { shellText } from "#app/content/messages/shell.ts";

const OWN_LINKS = ["myAccount", "myOrders", "prescriptions", "trackOrder"] as const;

/** Sign In and Register, or the way out, beside the account and its orders. */
export function AccountMenu() {
  const shell = shellText;
  const account = useVisit((visit) => visit.account);
  const { header, links } = shell;
  return (
    <Menu
      label={
        <>
          {account ? <CircleUser /> : <User />}
          <span className="max-w-[12ch] truncate">{account?.name ?? header.account}</span>
        </>
      }
    >
      {account && <p className="px-3 py-2 text-sm text-ink-2">{header.signedInAs(account.name)}</p>}
      {account ? (
        <>
          <LinkList
            links={linksOf(shell, [...(account.isOfShop ? (["backOffice"] as const) : []), ...OWN_LINKS])}
          />
          <SignOutForm>
            <button
              type="submit"
              className="flex min-h-11 w-full items-center rounded-[8px] px-3 hover:bg-sunk"
            >
              {links.signOut}
            </button>
          </SignOutForm>
        </>
      ) : (
        <LinkList links={linksOf(shell, ["signIn", "register", ...OWN_LINKS])} />
      )}
    </Menu>
  );
}
