import type { ReactNode } from "react";
import { Accordion } from "#app/components/ui/accordion.tsx";
import { categoryText } from "#app/content/messages/catalog/category.ts";

type GuideText = {
  sections: { heading: string; paragraphs: string[] }[];
  benefits: string[];
  dosageForms: string[];
  questions: { question: string; answer: string }[];
  /** Where and when it can be had. */
  local: string[];
  children: ReactNode;
};

/** The reading part of a medicine form's guide; children come first. */
export function GuideText({ sections, benefits, dosageForms, questions, local, children }: GuideText) {
  const { guide } = categoryText;
  return (
    <div className="grid min-w-0 gap-10 [&_h2]:mb-3.5 [&_h2]:text-[1.75rem] [&_p]:max-w-[64ch]">
      {children}
      {sections.map(({ heading, paragraphs }) => (
        <Part key={heading} heading={heading} paragraphs={paragraphs} />
      ))}
      {benefits.length > 0 && (
        <section>
          <h2>{guide.benefits}</h2>
          <Drops items={benefits} />
        </section>
      )}
      {dosageForms.length > 0 && (
        <section>
          <h2>{guide.forms}</h2>
          <Drops items={dosageForms} />
        </section>
      )}
      <section>
        <h2>{guide.questions}</h2>
        <Accordion items={questions} />
      </section>
      <Part heading={guide.local} paragraphs={local} />
    </div>
  );
}

function Part({ heading, paragraphs }: { heading: string; paragraphs: string[] }) {
  return (
    <section>
      <h2>{heading}</h2>
      <div className="grid gap-3">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}

function Drops({ items }: { items: string[] }) {
  return (
    <ul className="grid gap-x-7 sm:grid-cols-2">
      {items.map((item) => (
        <li
          key={item}
          className="grid grid-cols-[22px_1fr] gap-2.5 border-b border-line-soft py-[9px] before:mt-2 before:ml-1 before:size-2.5 before:-rotate-45 before:rounded-[50%_50%_50%_0] before:bg-leaf-500"
        >
          {item}
        </li>
      ))}
    </ul>
  );
}
