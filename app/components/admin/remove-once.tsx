import { AskOnce } from "#app/components/admin/ask-once.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Form } from "#app/components/ui/link.ts";
import { officeText } from "#app/content/messages/office.ts";

/** A deletion that can be undone: it asks once with the name of the thing, and the answer (`removedReply`) offers to put it back. */
export function RemoveOnce({
  thing,
  fields = {},
  intent = "remove",
  note,
  encType,
}: {
  thing: string;
  /** What tells the action which one it is. */
  fields?: Record<string, string | number>;
  intent?: string;
  note?: string;
  encType?: "multipart/form-data";
}) {
  const words = officeText;
  return (
    <AskOnce
      isRow
      button={
        <>
          {words.remove}
          <span className="sr-only"> {thing}</span>
        </>
      }
    >
      <p>{words.removeAsk(thing)}</p>
      {note && <p>{note}</p>}
      <Form method="post" encType={encType}>
        {Object.entries({ ...fields, thing }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button name="intent" value={intent}>
          {words.remove}
        </Button>
      </Form>
    </AskOnce>
  );
}
