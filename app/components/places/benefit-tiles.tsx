import { BadgeCheck, Bike, Clock, Stethoscope } from "lucide-react";
import type { ReactNode } from "react";
import { Section } from "#app/components/layout/section.tsx";
import { useFact } from "#app/components/layout/shop-facts.tsx";
import { arrivalWords } from "#app/components/places/arrival-words.ts";
import type { LocationView } from "#app/components/places/location-view.ts";
import { formatTime } from "#app/content/messages/dates.ts";
import { locationText } from "#app/content/messages/places/location.ts";

/** Up to four promises, each only while it is true: a doctor who can be booked; and the third says "Same Day Delivery" only where that is true, elsewhere how long it takes there. */
export function BenefitTiles({ facts, serviceSpan }: Pick<LocationView, "facts" | "serviceSpan">) {
  const words = locationText;
  const { tiles } = words;
  const hasDoctor = useFact("doctor");
  return (
    <Section isSunk isLate>
      <h2 className="sr-only">{tiles.title}</h2>
      <ul className="grid grid-cols-2 gap-x-5 gap-y-6 lg:grid-cols-4">
        <Tile icon={<BadgeCheck />} title={tiles.authentic} text={tiles.authenticText} />
        {hasDoctor && (
          <Tile icon={<Stethoscope />} title={tiles.consultation} text={tiles.consultationText} />
        )}
        {facts && (
          <Tile
            icon={<Bike />}
            title={
              facts.maxDays === 0
                ? tiles.sameDay
                : facts.maxDays === 1
                  ? tiles.nextDay
                  : tiles.inDays(facts.minDays, facts.maxDays)
            }
            text={capital(`${arrivalWords(words, facts)}.`)}
          />
        )}
        <Tile
          icon={<Clock />}
          title={
            serviceSpan
              ? tiles.service(hour(serviceSpan.opensAtMinutes), hour(serviceSpan.closesAtMinutes))
              : tiles.dailyService
          }
          text={tiles.serviceText}
        />
      </ul>
    </Section>
  );
}

function Tile({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <li className="[&_.lucide]:mb-2.5 [&_.lucide]:size-8 [&_.lucide]:text-leaf-600">
      {icon}
      <h3 className="text-[1.1875rem] leading-tight">{title}</h3>
      <p className="mt-1 text-sm text-ink-2">{text}</p>
    </li>
  );
}

/** "9 AM" for nine o'clock, "9:30 AM" for half past. */
function hour(minutes: number): string {
  return formatTime(minutes).replace(":00", "");
}

function capital(sentence: string): string {
  return sentence[0]!.toUpperCase() + sentence.slice(1);
}
