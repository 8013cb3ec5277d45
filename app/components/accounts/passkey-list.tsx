import { KeyRound } from "lucide-react";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { passkeysText } from "#app/content/messages/accounts/passkeys.ts";

/** With its times as they are shown: the page needs no calendar for them. */
type Passkey = { id: string; name: string; createdOn: string; usedOn: string | null };

/** The passkeys of the account; once the password is given each can be renamed and removed. */
export function PasskeyList({ passkeys, isOpen }: { passkeys: Passkey[]; isOpen: boolean }) {
  const words = passkeysText;
  return (
    <ul>
      {passkeys.map(({ id, name, createdOn, usedOn }) => (
        <li
          key={id}
          className="grid gap-3 border-t border-line-soft py-4 first:border-t-0 first:pt-0 last:pb-0"
        >
          <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2">
            <KeyRound className="size-6 text-leaf-600" />
            <div className="min-w-0 flex-1 basis-48">
              <b className="font-semibold break-words">{name}</b>
              <p className="text-sm text-ink-2">
                {words.created(createdOn)}
                <br />
                {usedOn ? words.used(usedOn) : words.neverUsed}
              </p>
            </div>
            {isOpen && (
              <Form method="post">
                <input type="hidden" name="id" value={id} />
                <Button
                  variant="quiet"
                  size="sm"
                  name="intent"
                  value="remove"
                  aria-label={words.removeNamed(name)}
                >
                  {words.remove}
                </Button>
              </Form>
            )}
          </div>
          {isOpen && (
            <Form method="post" className="flex flex-wrap items-end gap-3">
              <input type="hidden" name="id" value={id} />
              <TextField
                key={name}
                id={`name-${id}`}
                name="name"
                label={words.name}
                defaultValue={name}
                maxLength={60}
              />
              <Button variant="outline" size="sm" name="intent" value="rename">
                {words.rename}
              </Button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}
