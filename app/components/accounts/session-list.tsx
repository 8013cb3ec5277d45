import { Monitor, Smartphone } from "lucide-react";
import { Button } from "#app/components/ui/button.tsx";
import { Form } from "#app/components/ui/link.ts";
import { Status } from "#app/components/ui/status.tsx";
import { sessionsText } from "#app/content/messages/accounts/sessions.ts";
import { formatDateTime } from "#app/content/messages/dates.ts";
import { parseDevice } from "#app/domain/accounts/device.ts";

export type SessionView = { id: string; device: string; startedAt: Date; usedAt: Date; isThis: boolean };

/** Where the person is signed in, each place with its own way out. */
export function SessionList({ sessions }: { sessions: SessionView[] }) {
  const words = sessionsText;
  return (
    <ul>
      {sessions.map(({ id, device, startedAt, usedAt, isThis }) => {
        const { browser, system } = parseDevice(device);
        const name = [browser ?? words.unknownDevice, system].filter((part) => part !== undefined);
        const Icon = system === "Android" || system === "iOS" ? Smartphone : Monitor;
        return (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-3.5 gap-y-2 border-t border-line-soft py-4 first:border-t-0 first:pt-0 last:pb-0"
          >
            <Icon className="size-6 text-leaf-600" />
            <div className="min-w-0 flex-1 basis-48">
              <p className="flex flex-wrap items-center gap-x-3">
                <b className="font-semibold">{name.join(", ")}</b>
                {isThis && <Status kind="ok">{words.here}</Status>}
              </p>
              <p className="text-sm text-ink-2">
                {words.lastUsed(formatDateTime(usedAt))}
                <br />
                {words.signedInOn(formatDateTime(startedAt))}
              </p>
            </div>
            {!isThis && (
              <Form method="post">
                <input type="hidden" name="id" value={id} />
                <Button variant="quiet" size="sm" aria-label={words.revokeNamed(name.join(", "))}>
                  {words.revoke}
                </Button>
              </Form>
            )}
          </li>
        );
      })}
    </ul>
  );
}
