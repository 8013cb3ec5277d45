import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { concernLook } from "#app/components/catalog/category/concern-look.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.ts";
import { tileText } from "#app/content/messages/catalog/tile.ts";

export type ConcernTile = { slug: string; name: string; productCount: number };

/** Health concerns as plants in wall niches. `collapseAfter` hides the rest behind "View More Categories"; without JavaScript all are shown. */
export function ConcernGrid({
  concerns,
  collapseAfter,
}: {
  concerns: ConcernTile[];
  collapseAfter?: { wide: number; narrow: number };
}) {
  const [isOpen, setIsOpen] = useState(false);
  const words = tileText;
  const { wide, narrow } =
    isOpen || !collapseAfter ? { wide: concerns.length, narrow: concerns.length } : collapseAfter;
  return (
    <>
      <ul
        className={`grid gap-x-3.5 gap-y-5 md:grid-cols-3 lg:grid-cols-6 lg:gap-5 ${collapseAfter ? "grid-cols-[repeat(auto-fill,minmax(max(4.6rem,20%),1fr))]" : "grid-cols-2"}`}
      >
        {concerns.map((concern, position) => (
          <li
            key={concern.slug}
            className={position < narrow ? "" : position < wide ? "is-beyond-narrow" : "is-beyond-wide"}
          >
            <Link to={`/category/${concern.slug}`} className="group block text-center">
              <img
                src={concernLook(concern.slug).url}
                alt=""
                width={200}
                height={252}
                loading={position < 4 ? "eager" : "lazy"}
                className="h-auto w-full transition-[translate] duration-(--dur-3) group-hover:-translate-y-1"
              />
              <b
                className={`block font-display leading-tight font-semibold md:mt-3 md:text-[1.125rem] ${collapseAfter ? "mt-2 text-[.9375rem] wrap-anywhere hyphens-auto" : "mt-3 text-[1.125rem]"}`}
              >
                {concern.name}
              </b>
              <span className={`text-sm text-ink-2 ${collapseAfter ? "max-md:hidden" : ""}`}>
                {words.medicines(concern.productCount)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {collapseAfter && concerns.length > collapseAfter.narrow && (
        <div
          className={`mt-3 flex justify-center md:mt-[22px] noscript:hidden ${concerns.length > collapseAfter.wide ? "" : "md:hidden"}`}
        >
          <Button type="button" variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? (
              words.showLess
            ) : (
              <>
                <span className="md:hidden">{words.viewMore(concerns.length - collapseAfter.narrow)}</span>
                <span className="max-md:hidden">{words.viewMore(concerns.length - collapseAfter.wide)}</span>
              </>
            )}
            <ChevronDown className={`size-[18px] ${isOpen ? "rotate-180" : ""}`} />
          </Button>
        </div>
      )}
    </>
  );
}
