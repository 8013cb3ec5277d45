const BESIDE = {
  nav: "lg:sticky lg:top-32",
  list: "lg:grid lg:gap-0 lg:border-l-2 lg:border-line",
  link: "lg:rounded-none lg:border-0 lg:bg-transparent",
};

/** Leads to the parts of a long page in a row to swipe; with `isBeside` a list that stays in sight on wide screens. */
export function PageContents({
  label,
  links,
  isBeside = false,
}: {
  label: string;
  links: { id: string; text: string }[];
  isBeside?: boolean;
}) {
  return (
    <nav aria-label={label} className={`min-w-0 ${isBeside ? BESIDE.nav : ""}`}>
      <ul className={`flex gap-2 overflow-x-auto ${isBeside ? BESIDE.list : ""}`}>
        {links.map(({ id, text }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              className={`flex min-h-11 items-center rounded-[8px] border-[1.5px] border-line bg-surface px-3.5 font-semibold hover:text-link ${isBeside ? BESIDE.link : ""}`}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
