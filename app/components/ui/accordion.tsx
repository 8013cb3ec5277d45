import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

/** Questions that open to their answers, without JavaScript. */
export function Accordion({ items }: { items: { question: string; answer: ReactNode }[] }) {
  return (
    <div className="border-t border-line">
      {items.map(({ question, answer }) => (
        <details key={question} className="group border-b border-line">
          <summary className="flex min-h-[60px] cursor-pointer list-none items-center justify-between gap-3.5 px-0.5 py-3.5 leading-[1.4] font-semibold">
            {question}
            <ChevronDown className="text-link transition-[rotate] group-open:rotate-180" />
          </summary>
          <div className="max-w-prose pr-10 pb-5 pl-0.5 text-ink-2">{answer}</div>
        </details>
      ))}
    </div>
  );
}
