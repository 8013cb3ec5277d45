import { ChevronDown } from "lucide-react";
import { LinkRows } from "#app/components/places/link-rows.tsx";
import { locationText } from "#app/content/messages/places/location.ts";
import { placeListText } from "#app/content/messages/places/place-lists.ts";
import { PLACE_KINDS, type PlaceKind } from "#app/domain/places/place.ts";
import type { PagePath } from "#app/domain/route-path.ts";

type Listed = { name: string; address: PagePath; kind: PlaceKind; distanceKm: number };

/** Places under the names of their kinds, each with its distance from the shop; all but the first kind are folded. */
export function PlacesByKind({ places }: { places: Listed[] }) {
  const words = locationText;
  const openKind = PLACE_KINDS.find((kind) => places.some((place) => place.kind === kind));
  return (
    <div>
      {PLACE_KINDS.filter((kind) => places.some((place) => place.kind === kind)).map((kind) => (
        <details key={kind} open={kind === openKind} className="group border-b border-line">
          <summary className="flex min-h-[52px] cursor-pointer list-none items-center justify-between gap-3">
            <h3 className="text-[1.1875rem]">
              {placeListText.list.kind(
                words.kinds[kind],
                places.filter((place) => place.kind === kind).length,
              )}
            </h3>
            <ChevronDown className="text-link group-open:rotate-180" />
          </summary>
          <LinkRows
            links={places
              .filter((place) => place.kind === kind)
              .map(({ name, address, distanceKm }) => ({
                to: address,
                text: name,
                note:
                  distanceKm === 0
                    ? placeListText.list.here
                    : placeListText.list.km(Math.max(1, Math.round(distanceKm))),
              }))}
          />
        </details>
      ))}
    </div>
  );
}
