import type { ReactNode } from "react";

const LOOKS = {
  ok: "bg-ok-soft text-leaf-700",
  warn: "bg-warn-soft text-marigold-800",
  error: "bg-clay-100 text-clay-700",
  info: "bg-neel-100 text-neel-700",
  mute: "bg-paper-200 text-ink-700",
};

/** A state in a dot and a word, such as Delivered. */
export function Status({ kind, children }: { kind: keyof typeof LOOKS; children: ReactNode }) {
  return <span className={`badge status ${LOOKS[kind]}`}>{children}</span>;
}
