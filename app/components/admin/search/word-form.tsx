import { ChangedMeanwhile } from "#app/components/admin/changed-meanwhile.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { Form, Link } from "#app/components/ui/link.ts";
import { searchWordsText } from "#app/content/messages/search/office-search-words.ts";

export type TypedWord = {
  /** Of the word that gets another meaning; without it a new word is added. */
  id?: number | undefined;
  /** Of the stored word that the form was filled from. */
  version?: string | undefined;
  term: string;
  means: string;
};

/** A new word with its meaning, or another meaning for a word; `stored` is the meaning that somebody else saved meanwhile. */
export function WordForm({
  word,
  stored,
  errors = {},
}: {
  word: TypedWord;
  stored?: string | undefined;
  errors?: Record<string, string> | undefined;
}) {
  const { add, change } = searchWordsText;
  const isNew = word.id === undefined;
  return (
    <>
      {stored !== undefined && (
        <ChangedMeanwhile
          stored={{ means: stored }}
          typed={{ means: word.means }}
          labelOf={() => add.means}
        />
      )}
      <Form method="post" action="/admin/search-words" className="grid gap-3">
        {!isNew && <input type="hidden" name="id" value={word.id} />}
        {!isNew && <input type="hidden" name="version" value={word.version} />}
        {!isNew && <input type="hidden" name="term" value={word.term} />}
        {isNew && (
          <TextField
            name="term"
            label={add.term}
            hint={add.hint}
            defaultValue={word.term}
            error={errors.term}
            autoCapitalize="none"
            autoComplete="off"
            required
          />
        )}
        <TextField
          name="means"
          label={add.means}
          hint={add.meansHint}
          defaultValue={word.means}
          error={errors.means}
          autoCapitalize="none"
          autoComplete="off"
          autoFocus={word.term !== "" && Object.keys(errors).length === 0}
          required
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button name="intent" value={isNew ? "add" : "change"}>
            {isNew ? add.button : change.button}
          </Button>
          {!isNew && (
            <Link to="/admin/search-words" className="link inline-flex min-h-11 items-center">
              {change.cancel}
            </Link>
          )}
        </div>
      </Form>
    </>
  );
}
