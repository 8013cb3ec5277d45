import { officePrescriptionsText } from "#app/content/messages/prescriptions/office-prescriptions.ts";
import type { LinePart } from "#app/domain/prescriptions/prescription-line.ts";

/** How a typed line is understood. */
export type LineView = {
  typed: string;
  sentence: string | undefined;
  missing: LinePart[];
  medicine: string | undefined;
  remedy: string | undefined;
  choices: string[];
  isLiquidOnly: boolean;
  hindi: { hindi: string; spoken: string } | undefined;
  noHindi: string[];
};

/** What would be printed of a line, or what it still lacks. */
export function LineReading({ line, id }: { line: LineView | undefined; id: string }) {
  const { writer: words } = officePrescriptionsText;
  return (
    <div id={id} aria-live="polite" className="grid gap-0.5 text-sm empty:hidden">
      {line && line.missing.length > 0 && (
        <p className="font-semibold text-error">
          {line.remedy && `${line.remedy}. `}
          {words.missing(line.missing.map((part) => words.parts[part]).join(", "))}
        </p>
      )}
      {line && line.missing.length === 0 && !line.sentence && (
        <p className="font-semibold text-error">{words.notPossible}</p>
      )}
      {line?.sentence && (
        <p>
          <span className="text-ink-2">{words.printed}</span> <b className="font-semibold">{line.sentence}</b>
        </p>
      )}
      {line?.hindi && (
        <p className="text-ink-2">
          {words.inHindi} <span lang="hi">{line.hindi.hindi}</span>{" "}
          <i lang="hi-Latn">({line.hindi.spoken})</i>
        </p>
      )}
      {line && line.noHindi.length > 0 && (
        <p className="text-marigold-900">{words.englishOnly(line.noHindi.join(", "))}</p>
      )}
      {line?.isLiquidOnly && <p className="text-marigold-900">{words.liquidOnly}</p>}
      {line && line.choices.length > 0 && (
        <p className="text-marigold-900">{words.mayBe(line.choices.join(", "))}</p>
      )}
      {line?.sentence && !line.remedy && line.choices.length === 0 && (
        <p className="text-ink-2">{words.asTyped}</p>
      )}
    </div>
  );
}
