// The kinds of fields that forms are made of.

import { andThen, type Field, wrong } from "#app/domain/form/form.ts";
import type { FieldProblem } from "#app/domain/form/form-problem.ts";
import { parseRupees } from "#app/domain/form/parse-rupees.ts";
import { cleanLine, cleanLines } from "#app/domain/form/plain-text.ts";
import { isSlug } from "#app/domain/form/slug.ts";
import { parseDecimal, parseWholeNumber } from "#app/domain/form/typed-number.ts";
import { ok } from "#app/domain/result.ts";

/** One line of text, "" when empty. */
export function line(maxCharacters: number): Field<string, "too-long"> {
  return limited(cleanLine, maxCharacters);
}

/** Several lines of text, "" when empty. */
export function lines(maxCharacters: number): Field<string, "too-long"> {
  return limited(cleanLines, maxCharacters);
}

/** One line of text that must be there. */
export function requiredLine(maxCharacters: number): Field<string, "required" | "too-long"> {
  return filled(line(maxCharacters));
}

/** Several lines of text that must be there. */
export function requiredLines(maxCharacters: number): Field<string, "required" | "too-long"> {
  return filled(lines(maxCharacters));
}

/** A page's text with its tags, ends trimmed; sanitised where it is stored. */
export function requiredHtml(maxCharacters: number): Field<string, "required" | "too-long"> {
  return filled(limited((text) => text.trim(), maxCharacters));
}

/** One line of text, undefined when empty. */
export function optionalLine(maxCharacters: number): Field<string | undefined, "too-long"> {
  return andThen(line(maxCharacters), (text) => ok(text || undefined));
}

/** Several lines of text, undefined when empty. */
export function optionalLines(maxCharacters: number): Field<string | undefined, "too-long"> {
  return andThen(lines(maxCharacters), (text) => ok(text || undefined));
}

/** What `parse` can read; the problem names what cannot be read. */
export function required<Value, Problem extends FieldProblem>(
  parse: (typed: string) => Value | undefined,
  problem: Problem,
): Field<Value, "required" | Problem> {
  return (typed) => {
    const value = parse(typed);
    if (value !== undefined) return ok(value);
    return wrong(typed.trim() ? problem : "required");
  };
}

/** What `parse` can read, undefined when empty. */
export function optional<Value, Problem extends FieldProblem>(
  parse: (typed: string) => Value | undefined,
  problem: Problem,
): Field<Value | undefined, Problem> {
  return (typed) => {
    const value = typed.trim() === "" ? undefined : parse(typed.trim());
    return value === undefined && typed.trim() !== "" ? wrong(problem) : ok(value);
  };
}

/** One of a few choices; without one, `orElse` where there is such. */
export function choice<const Choice extends string, Problem extends FieldProblem>(
  choices: readonly Choice[],
  problem: Problem,
  orElse?: Choice,
): Field<Choice, Problem> {
  return (typed) => {
    const chosen = typed === "" && orElse !== undefined ? orElse : choices.find((each) => each === typed);
    return chosen === undefined ? wrong(problem) : ok(chosen);
  };
}

/** A box: true when it is ticked. */
export function tick(): Field<boolean, never> {
  return (typed) => ok(typed !== "");
}

/** Yes, or no when nothing is said. */
export function yesNo(): Field<boolean, "yes-no"> {
  return (typed) => {
    const word = typed.trim().toLowerCase();
    if (["yes", "y", "true", "1", "on"].includes(word)) return ok(true);
    return ["", "no", "n", "false", "0"].includes(word) ? ok(false) : wrong("yes-no");
  };
}

/** Rupees as people type them, in paise; from `minPaise` to `maxPaise`, both included. */
export function requiredRupees(limits: {
  minPaise: number;
  maxPaise: number;
}): Field<number, "required" | "money"> {
  return required((typed) => parseRupees(typed, limits), "money");
}

/** Rupees as people type them, in paise; undefined when empty. */
export function optionalRupees(limits: {
  minPaise: number;
  maxPaise: number;
}): Field<number | undefined, "money"> {
  return optional((typed) => parseRupees(typed, limits), "money");
}

/** A whole number from `min` to `max`; an empty field has the same problem as a wrong one. */
export function wholeNumber<Problem extends FieldProblem>(
  limits: { min: number; max: number },
  problem: Problem,
): Field<number, Problem> {
  return (typed) => {
    const number = parseWholeNumber(typed.trim(), limits);
    return number === undefined ? wrong(problem) : ok(number);
  };
}

/** A number with at most three decimals, undefined when empty. */
export function amount<Problem extends FieldProblem>(
  { max, canBeZero }: { max: number; canBeZero: boolean },
  problem: Problem,
): Field<number | undefined, "too-long" | Problem> {
  return andThen(line(20), (typed) => {
    if (typed === "") return ok(undefined);
    const number = parseDecimal(typed, { min: 0, max, decimals: 3 });
    return number === undefined || (number === 0 && !canBeZero) ? wrong(problem) : ok(number);
  });
}

/** A number with at most three decimals that must be there. */
export function requiredAmount<Problem extends FieldProblem>(
  limits: { max: number; canBeZero: boolean },
  problem: Problem,
): Field<number, "required" | "too-long" | Problem> {
  return andThen(amount(limits, problem), (number) =>
    number === undefined ? wrong("required") : ok(number),
  );
}

/** An address in words (domain/form/slug.ts). */
export function slug(maxCharacters: number): Field<string, "required" | "too-long" | "slug"> {
  return andThen(requiredLine(maxCharacters), (text) => (isSlug(text) ? ok(text) : wrong("slug")));
}

/** Items parted by lines or |. */
export function list({ max, eachMax }: { max: number; eachMax: number }): Field<string[], "too-long"> {
  return (typed) => {
    const items = typed.split(/[|\n]/).map(cleanLine).filter(Boolean);
    return items.length > max || items.some(({ length }) => length > eachMax) ? wrong("too-long") : ok(items);
  };
}

/** Items, each once. */
export function set(limits: { max: number; eachMax: number }): Field<string[], "too-long"> {
  return andThen(list(limits), (items) => ok([...new Set(items)]));
}

function limited(clean: (text: string) => string, maxCharacters: number): Field<string, "too-long"> {
  return (typed) => {
    const text = clean(typed);
    return text.length > maxCharacters ? wrong("too-long") : ok(text);
  };
}

function filled<Problem extends FieldProblem>(
  field: Field<string, Problem>,
): Field<string, "required" | Problem> {
  return andThen(field, (text) => (text === "" ? wrong("required") : ok(text)));
}
