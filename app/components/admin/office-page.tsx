import type { ReactNode } from "react";

/** The head of an office screen with what can be done there, and its parts under each other. */
export function OfficePage({
  title,
  note,
  actions,
  children,
}: {
  title: ReactNode;
  note?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2.5">
        <div className="min-w-0">
          <h1>{title}</h1>
          {note && <p className="text-ink-2">{note}</p>}
        </div>
        {actions && <div className="no-print ml-auto flex flex-wrap gap-2">{actions}</div>}
      </div>
      {children}
    </>
  );
}

/** A sheet of an office screen under its heading; `end` stands at the right of the heading. */
export function Card({
  title,
  end,
  isPadded = true,
  children,
}: {
  title?: ReactNode;
  end?: ReactNode;
  isPadded?: boolean;
  children: ReactNode;
}) {
  return (
    <section className="card">
      {title && (
        <div className="card-head">
          <h2>{title}</h2>
          {end && <div className="ml-auto">{end}</div>}
        </div>
      )}
      {isPadded ? <div className="p-4">{children}</div> : children}
    </section>
  );
}

/** The main part and a narrower one beside it. On small screens what can be done (`side`) stands between `main` and `below`. */
export function TwoColumns({ main, side, below }: { main?: ReactNode; side: ReactNode; below?: ReactNode }) {
  return (
    <div className="grid gap-5 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_328px] lg:grid-rows-[auto_1fr] lg:items-start">
      {main && <div className="grid gap-5 *:min-w-0">{main}</div>}
      <aside className="grid gap-5 *:min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">{side}</aside>
      {below && <div className="grid gap-5 *:min-w-0 lg:col-start-1">{below}</div>}
    </div>
  );
}
