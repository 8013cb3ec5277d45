// One way to read a form: a form is a table of fields, each reads the text typed into it. The types follow: what a form holds, and
// which problems each of its fields can have (docs/decisions/031).

import type { FieldProblem } from "#app/domain/form/form-problem.ts";
import { fieldText } from "#app/domain/form/form-text.ts";

/** What one field holds, or what is wrong with it. */
export type FieldReading<Value, Problem extends FieldProblem> =
  | { ok: true; value: Value }
  | { ok: false; problem: Problem };

/** Reads the text of one field. */
export type Field<Value, Problem extends FieldProblem = FieldProblem> = (
  typed: string,
) => FieldReading<Value, Problem>;

export type Fields = Record<string, Field<unknown>>;

type ReadingOf<F> = F extends (typed: string) => infer Reading ? Reading : never;

type ValueOf<F> =
  ReadingOf<F> extends infer Reading
    ? Reading extends { ok: true; value: infer Value }
      ? Value
      : never
    : never;

/** What a form holds once all its fields are read. */
export type FormOf<F extends Fields> = {
  [Name in keyof F]: ValueOf<F[Name]>;
};

/** The problem of each wrong field. */
export type ProblemsOf<F extends Fields> = {
  [Name in keyof F]?: Extract<ReadingOf<F[Name]>, { ok: false }>["problem"];
};

/** Every problem that a field of the form can have. */
export type ProblemOf<F extends Fields> = NonNullable<ProblemsOf<F>[keyof F]>;

export type FormReading<F extends Fields> =
  | { ok: true; value: FormOf<F> }
  | { ok: false; problems: ProblemsOf<F> };

/** The names of a form's fields, in their order. */
export function fieldNames<F extends Fields>(fields: F): (keyof F & string)[] {
  return Object.keys(fields);
}

/** Reads a sent form: all wrong fields are named at once; of a repeated field the first text counts, files and other fields are ignored. */
export function parseForm<F extends Fields>(fields: F, form: FormData): FormReading<F> {
  return parseTexts(
    fields,
    Object.fromEntries(fieldNames(fields).map((name) => [name, fieldText(form, name)])),
  );
}

/** Reads a form from its texts by field name; a text that is not there is an empty one. */
export function parseTexts<F extends Fields>(
  fields: F,
  texts: Readonly<Record<string, string | undefined>>,
): FormReading<F> {
  const values: Record<string, unknown> = {};
  const problems: Record<string, FieldProblem> = {};
  for (const [name, read] of Object.entries(fields)) {
    const reading = read(texts[name] ?? "");
    if (reading.ok) values[name] = reading.value;
    else problems[name] = reading.problem;
  }
  if (Object.keys(problems).length > 0) return { ok: false, problems: problems as ProblemsOf<F> };
  return { ok: true, value: values as FormOf<F> };
}

/** A field that is read by one field first and, when that is well, by the next: `requiredLine(80)`, then a slug. */
export function andThen<First extends Field<unknown>, Next extends FieldReading<unknown, FieldProblem>>(
  first: First,
  next: (middle: ValueOf<First>) => Next,
): (typed: string) => Next | Extract<ReadingOf<First>, { ok: false }> {
  return (typed) => {
    const reading = first(typed) as ReadingOf<First> & FieldReading<ValueOf<First>, FieldProblem>;
    return reading.ok ? next(reading.value) : (reading as Extract<ReadingOf<First>, { ok: false }>);
  };
}

/** What is wrong with a field. */
export function wrong<Problem extends FieldProblem>(problem: Problem): { ok: false; problem: Problem } {
  return { ok: false, problem };
}
