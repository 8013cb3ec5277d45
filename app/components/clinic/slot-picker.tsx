import "#app/components/clinic/consultation.css";
import { MoonStar, Sun, Sunrise } from "lucide-react";
import type { BookingView, SlotView } from "#app/components/clinic/consultation-view.ts";
import { Chip } from "#app/components/ui/chip.tsx";
import { Link } from "#app/components/ui/link.ts";
import { slotChoiceText } from "#app/content/messages/clinic/slot-choice.ts";
import { formatDay, formatTime } from "#app/content/messages/dates.ts";
import { PREFERRED_TIMES } from "#app/domain/clinic/preferred-time.ts";

const ICONS = { morning: Sunrise, afternoon: Sun, evening: MoonStar };
const DAY =
  "grid min-w-17 justify-items-center gap-[3px] rounded-md border-[1.5px] border-control bg-surface px-1 pt-2.5 pb-2 text-sm leading-[1.2] text-ink-2 aria-[current]:border-primary aria-[current]:bg-primary aria-[current]:text-leaf-100 aria-[current]:[&_*]:text-white";

/** Doctor and day as links, so that they work without a script, and the day's times as radio buttons named `slot`. */
export function SlotPicker({ booking, chosen }: { booking: BookingView; chosen: string | undefined }) {
  const { doctors, doctor, days, date, slots } = booking;
  return (
    <div className="grid gap-4">
      {doctors.length > 1 && (
        <nav aria-label={slotChoiceText.doctor} className="flex flex-wrap gap-2">
          {doctors.map(({ slug, name }) => (
            <Chip
              key={slug}
              to={`?doctor=${slug}`}
              preventScrollReset
              isChosen={slug === doctor.slug}
              aria-current={slug === doctor.slug ? "true" : undefined}
            >
              {name}
            </Chip>
          ))}
        </nav>
      )}
      <nav
        aria-label={slotChoiceText.days}
        className="-mx-1 grid auto-cols-[minmax(68px,1fr)] grid-flow-col gap-2 overflow-x-auto p-1 pb-2.5"
      >
        {days.map((day, position) => (
          <Link
            key={day.date}
            to={`?doctor=${doctor.slug}&date=${day.date}`}
            preventScrollReset
            aria-current={day.date === date ? "true" : undefined}
            className={`${DAY} ${day.freeCount === 0 && day.date !== date ? "bg-sunk! text-ink-3" : ""}`}
          >
            {position === 0 ? slotChoiceText.today : formatDay(day.date).slice(0, 3)}{" "}
            <b className="font-display text-[1.375rem] leading-none font-semibold text-ink">
              {Number(day.date.slice(8))}
            </b>{" "}
            <span className="text-[.8125rem] font-semibold text-ok">
              {day.state === "open" ? slotChoiceText.left(day.freeCount) : slotChoiceText.dayState[day.state]}
            </span>
          </Link>
        ))}
      </nav>
      <fieldset id="slot" tabIndex={-1} className="grid gap-4">
        <legend className="mb-2 font-semibold">{slotChoiceText.freeTimes(formatDay(date))}</legend>
        {slots.length === 0 && <p className="text-ink-2">{slotChoiceText.noTimesOn(formatDay(date))}</p>}
        {PREFERRED_TIMES.map((part) => (
          <PartOfDay
            key={part}
            part={part}
            slots={slots.filter((slot) => slot.part === part)}
            hasBothWays={booking.modes.length > 1}
            chosen={chosen}
          />
        ))}
      </fieldset>
    </div>
  );
}

function PartOfDay({
  part,
  slots,
  hasBothWays,
  chosen,
}: {
  part: SlotView["part"];
  slots: SlotView[];
  /** Some of the doctor's times are at the clinic, some by video. */
  hasBothWays: boolean;
  chosen: string | undefined;
}) {
  const Icon = ICONS[part];
  if (slots.length === 0) return null;
  return (
    <div>
      <h3 className="mb-2.5 flex items-center gap-2 font-body text-base">
        <Icon className="text-marigold-600" />
        {slotChoiceText.time[part]}
      </h3>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(98px,1fr))] gap-2">
        {slots.map(({ value, minutes, isTaken, modes }) => (
          <label key={value} className="slot">
            <input
              type="radio"
              name="slot"
              value={value}
              disabled={isTaken}
              defaultChecked={value === chosen}
            />
            <span>
              {formatTime(minutes)}
              {isTaken && <span className="sr-only">, {slotChoiceText.taken}</span>}
              {hasBothWays && modes.length === 1 && <small>{slotChoiceText.onlyMode[modes[0]!]}</small>}
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}
