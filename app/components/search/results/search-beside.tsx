import { ArrowRight } from "lucide-react";
import { Listing } from "#app/components/catalog/list/listing.tsx";
import type { SaidSearch } from "#app/components/search/results/said-search.ts";
import { Link } from "#app/components/ui/link.ts";
import { receiveListing } from "#app/domain/catalog/shop-shelf.ts";

/** What stands below the results: the remedy in other potencies, and what shares a word with it. */
export function SearchBeside({ said: { below } }: { said: SaidSearch }) {
  return below.map(({ heading, list, more }) => (
    <section key={heading} className="mt-6">
      <h2 className="mb-3 text-xl">{heading}</h2>
      <Listing shelf={receiveListing(list)} layout="list" />
      {more && (
        <Link to={more.to} className="link-arrow">
          <span>{more.text}</span>
          <ArrowRight className="size-[18px]" />
        </Link>
      )}
    </section>
  ));
}
