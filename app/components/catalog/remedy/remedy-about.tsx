import type { ReactNode } from "react";
import { remedyText } from "#app/content/messages/catalog/remedy.ts";
import type { RemedyPage } from "#app/domain/catalog/remedy-page.ts";

/** What the remedy is made from and called, and what the books describe it for where we may say so. */
export function RemedyAbout({ remedy }: { remedy: RemedyPage }) {
  const { about } = remedyText;
  const { kingdom, source, synonyms, hindiName, abbreviation, uses, keynotes } = remedy;
  const lines: [name: string, value: ReactNode][] = [
    [about.kingdoms[kingdom] ?? about.source, source],
    [about.abbreviation, abbreviation],
    [about.synonyms, synonyms.join(", ")],
    [
      about.hindi,
      // In the phone's own letters: one word is not worth a font of 50 kB.
      <span key="hindi" lang="hi" className="[font-family:system-ui,sans-serif]">
        {hindiName}
      </span>,
    ],
    [about.uses, uses.length > 0 && <Lines key="uses" of={uses} />],
    [about.keynotes, keynotes.length > 0 && <Lines key="keynotes" of={keynotes} />],
  ];
  return (
    <section className="mt-7">
      <h2 className="mb-2 text-[1.375rem]">{about.title}</h2>
      <dl className="fact-lines">
        {lines.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {uses.length > 0 && <p className="no-promise mt-2 text-sm text-ink-2">{about.noPromise}</p>}
    </section>
  );
}

function Lines({ of }: { of: string[] }) {
  return (
    <ul>
      {of.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
