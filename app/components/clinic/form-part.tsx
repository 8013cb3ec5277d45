import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Panel } from "#app/components/ui/panel.tsx";

/** What a field of the request form needs, by its name. */
export type Fields = (name: string) => {
  name: string;
  error: string | undefined;
  defaultValue: string | undefined;
};

/** A numbered part of the form. */
export function FormPart({
  number,
  title,
  children,
}: {
  number: number;
  title: string;
  children: ReactNode;
}) {
  return (
    <Panel as="section">
      <h2 className="mb-5 flex items-baseline gap-3.5 text-2xl">
        <span
          aria-hidden="true"
          className="size-8 flex-none rounded-full bg-leaf-100 text-center text-[1.0625rem] leading-8 text-leaf-800"
        >
          {number}
        </span>
        {title}
      </h2>
      {children}
    </Panel>
  );
}

/** Fields that most leave empty, folded until they are opened or `isOpen`. */
export function FoldedFields({
  title,
  isOpen,
  children,
}: {
  title: string;
  isOpen: boolean;
  children: ReactNode;
}) {
  return (
    <details open={isOpen} className="group mt-4 border-t border-line md:col-span-2">
      <summary className="flex min-h-[60px] cursor-pointer list-none items-center justify-between gap-3.5 font-semibold">
        {title}
        <ChevronDown className="text-link transition-[rotate] group-open:rotate-180" />
      </summary>
      <div className="grid gap-[18px] md:grid-cols-2">{children}</div>
    </details>
  );
}
