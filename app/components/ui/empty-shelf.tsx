import type { ReactNode } from "react";

/** Nothing here: an empty shelf, one sentence, and what to do next as children. */
export function EmptyShelf({
  title,
  text,
  as: Heading = "h2",
  children,
}: {
  title: string;
  text?: ReactNode;
  as?: "h1" | "h2" | "h3";
  children?: ReactNode;
}) {
  return (
    <div className="grid justify-items-center gap-2.5 px-4 py-[30px] text-center">
      <svg viewBox="0 0 200 130" className="w-[220px]" aria-hidden="true">
        <path d="M8 104h184v14H8z" fill="#a76a35" stroke="#2a1c10" strokeWidth="2.4" />
        <path d="M8 104h184v4H8z" fill="#c98a4b" />
        <g fill="none" stroke="#c9b695" strokeWidth="2.4" strokeDasharray="5 5">
          <path d="M38 102V62c0-6 8-8 8-14V38h16v10c0 6 8 8 8 14v40z" />
          <path d="M132 102V56h36v46z" />
        </g>
      </svg>
      <Heading className="text-2xl">{title}</Heading>
      {text !== undefined && <p className="max-w-[40ch] text-ink-2">{text}</p>}
      {children}
    </div>
  );
}
