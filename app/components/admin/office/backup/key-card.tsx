import { Card } from "#app/components/admin/office-page.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { officeBackupText } from "#app/content/messages/office/office-backup.ts";
import { ASKED_PLACES } from "#app/domain/key-words.ts";

/** The words of the key with the question that shows they are on paper; before they are asked for, the button that shows them. */
export function KeyCard({ words: shown }: { words: readonly string[] | undefined }) {
  const { key: words } = officeBackupText;
  if (!shown)
    return (
      <Card title={words.title}>
        <Form method="post" className="grid gap-4">
          <Notice kind="warning">{words.waiting}</Notice>
          <Button name="intent" value="show-key" className="justify-self-start">
            {words.show}
          </Button>
        </Form>
      </Card>
    );
  return (
    <Card title={words.title}>
      <div className="grid gap-5">
        <Notice kind="warning">
          <b className="block">{words.write}</b>
          {words.keep}
        </Notice>
        <ol
          aria-label={words.list}
          className="grid list-inside list-decimal gap-x-4 gap-y-1.5 font-mono text-base sm:grid-cols-3"
        >
          {shown.map((word, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a word may stand twice in a key
            <li key={n}>{word}</li>
          ))}
        </ol>
        <Form method="post" className="grid gap-4 border-t border-line-soft pt-5">
          <div>
            <h3 className="font-body text-base font-semibold">{words.check}</h3>
            <p className="text-ink-2">{words.checkNote}</p>
          </div>
          <div className="grid gap-4 sm:grid-cols-2">
            {ASKED_PLACES.map((place) => (
              <TextField
                key={place}
                name={`word${place}`}
                label={words.word(place)}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={40}
                required
              />
            ))}
          </div>
          <Button name="intent" value="confirm-key" className="justify-self-start">
            {words.button}
          </Button>
        </Form>
      </div>
    </Card>
  );
}
