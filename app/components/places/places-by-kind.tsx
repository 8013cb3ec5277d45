import { LinkRows } from "#app/components/places/link-rows.tsx";
import { locationText } from "#app/content/messages/places/location.ts";
import { PLACE_KINDS, type PlaceKind } from "#app/domain/places/place.ts";
import type { PagePath } from "#app/domain/route-path.ts";

type Listed = { name: string; address: PagePath; kind: PlaceKind; distanceKm: number };

/** Places under the names of their kinds, each with its distance from the shop. */
export function PlacesByKind({ places }: { places: Listed[] }) {
  const words = locationText;
  return (
    <div className="grid gap-7">
      {PLACE_KINDS.filter((kind) => places.some((place) => place.kind === kind)).map((kind) => (
        <div key={kind}>
          <h3 className="mb-1 text-[1.1875rem]">{words.kinds[kind]}</h3>
          <LinkRows
            links={places
              .filter((place) => place.kind === kind)
              .map(({ name, address, distanceKm }) => ({
                to: address,
                text: name,
                note: distanceKm === 0 ? words.list.here : words.list.km(Math.max(1, Math.round(distanceKm))),
              }))}
          />
        </div>
      ))}
    </div>
  );
}
