import { Card } from "#app/components/admin/office-page.tsx";
import { officeBooksText } from "#app/content/messages/books/office-books.ts";
import { portalRulesText } from "#app/content/messages/books/portal-rules.ts";
import type { RuleName } from "#app/domain/books/preflight.ts";

/** How many rules a month meets, and behind a fold all that are tried, each with its source. */
export function RuleList({
  rules,
  metCount,
}: {
  rules: readonly { name: RuleName; source: string }[];
  metCount: number;
}) {
  const words = officeBooksText;
  return (
    <Card title={words.met(metCount)}>
      <p className="text-ink-2">{words.metNote}</p>
      <details className="mt-1">
        <summary className="link min-h-11 cursor-pointer py-2.5 font-semibold">{words.allRules}</summary>
        <ul className="grid gap-2.5 pt-1">
          {rules.map(({ name, source }) => (
            <li key={name} className="[overflow-wrap:anywhere]">
              {portalRulesText[name]}
              <span className="block text-sm text-ink-2">{words.ruleSource(source)}</span>
            </li>
          ))}
        </ul>
      </details>
    </Card>
  );
}
