import "#app/components/clinic/consultation.css";
import { Store, Video } from "lucide-react";
import type { BookingView } from "#app/components/clinic/consultation-view.ts";
import { addressLine, useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { slotChoiceText } from "#app/content/messages/clinic/slot-choice.ts";
import type { ConsultationMode } from "#app/domain/clinic/consultation-slot.ts";
import { rupees } from "#app/domain/money.ts";

/** At the clinic or by video, with what it costs. */
export function ModeChoice({ booking, chosen }: { booking: BookingView; chosen: ConsultationMode }) {
  const { address } = useShopFacts();
  const { doctor, modes } = booking;
  const fee = doctor.feePaise > 0 ? slotChoiceText.fee(rupees(doctor.feePaise)) : slotChoiceText.noFee;
  const remarks = {
    clinic:
      address.line1 || address.area
        ? [address.line1, address.area].filter(Boolean).join(", ")
        : addressLine(address),
    video: slotChoiceText.videoRemark(doctor.slotMinutes),
  };
  const icons = { clinic: <Store />, video: <Video /> };
  const checked = modes.includes(chosen) ? chosen : modes[0];
  return (
    <fieldset>
      <legend className="mb-2.5 font-semibold">{slotChoiceText.how}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(230px,1fr))] gap-3">
        {modes.map((mode) => (
          <label key={mode} className="option-card">
            <input type="radio" name="mode" value={mode} defaultChecked={mode === checked} />
            <span className="min-w-0">
              <b className="block leading-[1.35] font-semibold">{slotChoiceText.modeName[mode]}</b>
              <small className="block text-sm leading-[1.4] text-ink-2">
                {remarks[mode]}, {fee}
              </small>
            </span>
            <span className="ml-auto">{icons[mode]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
