import { Listing } from "#app/components/catalog/list/listing.tsx";
import type { Listing as List } from "#app/domain/catalog/shop-shelf.ts";
import type { ShownSearch } from "#app/domain/search/search-reading.ts";

/** What stands below the results: the remedy in other potencies, and what shares a word with it. */
export function SearchBeside({
  beside,
}: {
  search: ShownSearch;
  beside: { otherPotencies?: List; near?: List };
}) {
  return (
    <>
      {beside.otherPotencies && <Listing shelf={beside.otherPotencies} layout="list" />}
      {beside.near && <Listing shelf={beside.near} layout="list" />}
    </>
  );
}
