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
