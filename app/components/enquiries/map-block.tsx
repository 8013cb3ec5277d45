import { Map as MapIcon, Navigation } from "lucide-react";
import { type MouseEvent, useState } from "react";
import { directionsTo, doorOf, useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { requestText } from "#app/content/messages/enquiries/request.ts";

/** A drawn map; the real one is fetched from its makers only on a click, and opens there where no script runs. */
export function MapBlock() {
  const { contact } = requestText;
  const { name, geo } = useShopFacts();
  const door = doorOf({ geo });
  const [isOpen, setOpen] = useState(false);

  function open(event: MouseEvent) {
    event.preventDefault();
    setOpen(true);
  }

  return (
    <section className="overflow-hidden rounded-lg border border-line bg-surface">
      {isOpen && door ? (
        <iframe
          src={mapFrame(door)}
          title={contact.mapFrame(name)}
          className="block h-[340px] w-full border-0"
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin allow-popups"
        />
      ) : (
        <img
          src="/art/shop-map.svg"
          alt={contact.mapPicture}
          width={640}
          height={420}
          loading="lazy"
          className="h-[260px] w-full object-cover"
        />
      )}
      <div className="grid gap-3 p-[18px] md:p-[26px]">
        <h2 className="text-2xl">{contact.mapTitle}</h2>
        {door && (
          <>
            <div className="flex flex-wrap gap-3">
              <ButtonLink to={directionsTo(door)} variant="outline">
                <Navigation className="size-[18px]" />
                {contact.directions}
              </ButtonLink>
              {!isOpen && (
                <ButtonLink to={mapPage(door)} variant="quiet" onClick={open}>
                  <MapIcon className="size-[18px]" />
                  {contact.showMap}
                </ButtonLink>
              )}
            </div>
            <p className="text-sm text-ink-2">{contact.mapRemark}</p>
          </>
        )}
      </div>
    </section>
  );
}

type Geo = NonNullable<ReturnType<typeof doorOf>>;
const HALF_WIDTH = 0.012;
const HALF_HEIGHT = 0.007;

function mapFrame({ lat, lng }: Geo): string {
  const corners = [lng - HALF_WIDTH, lat - HALF_HEIGHT, lng + HALF_WIDTH, lat + HALF_HEIGHT];
  const bbox = corners.map((degrees) => degrees.toFixed(4)).join(",");
  return `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({ bbox, layer: "mapnik", marker: `${lat},${lng}` })}`;
}

function mapPage({ lat, lng }: Geo): `https://${string}` {
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=16/${lat}/${lng}`;
}
