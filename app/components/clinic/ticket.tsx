import "#app/components/clinic/consultation.css";
import {
  CalendarCheck,
  CalendarPlus,
  FolderHeart,
  IndianRupee,
  MapPin,
  MessageCircle,
  Navigation,
  UserRound,
  Video,
} from "lucide-react";
import type { ConsultationView } from "#app/components/clinic/consultation-view.ts";
import { DoctorFace } from "#app/components/clinic/doctor-card.tsx";
import { addressLine, directionsTo, doorOf, useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { booked } from "#app/content/messages/booked.ts";
import { ownConsultationText } from "#app/content/messages/clinic/own-consultation.ts";
import { slotChoiceText } from "#app/content/messages/clinic/slot-choice.ts";
import { rupees } from "#app/domain/money.ts";

type Booked = NonNullable<ConsultationView["slot"]>;

/** A booked time as a ticket: when, with whom, where, for whom, the fee, and what to bring. */
export function Ticket({ name, slot, token }: { name: string; slot: Booked; token: string }) {
  const own = ownConsultationText;
  const { ticket } = own;
  const facts = useShopFacts();
  const { startsAt, mode, doctor, feePaise, isFollowUp, videoUrl } = slot;
  const isVideo = mode === "video";
  const place = isVideo ? slotChoiceText.modeName.video : ticket.clinic(addressLine(facts.address));
  const fee = isFollowUp ? own.followUp : feePaise > 0 ? rupees(feePaise) : slotChoiceText.noFee;
  const rows = [
    { Icon: isVideo ? Video : MapPin, term: ticket.where, text: place },
    { Icon: UserRound, term: ticket.for, text: name },
    { Icon: IndianRupee, term: ticket.fee, text: fee },
    { Icon: FolderHeart, term: isVideo ? ticket.keepReady : ticket.bring, text: ticket.papers },
  ];
  const shared = ticket.shared(booked(startsAt), doctor.name, place);
  const door = doorOf(facts);
  return (
    <div className="grid gap-4">
      <section className="ticket">
        <div className="ticket-top on-dark">
          <CalendarCheck className="size-7" />
          <h1>{booked(startsAt)}</h1>
          <p className="text-leaf-200">{ticket.fixed}</p>
        </div>
        <div className="ticket-body">
          <DoctorFace doctor={doctor} />
          <div className="ticket-cut" />
          <dl>
            {rows.map(({ Icon, term, text }) => (
              <div key={term}>
                <Icon className="size-5" />
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      {videoUrl && (
        <ButtonLink to={videoUrl} rel="noreferrer" variant="accent" isBlock>
          <Video className="size-[18px]" />
          {own.join}
        </ButtonLink>
      )}
      {isVideo && !videoUrl && <p className="text-sm text-ink-2">{own.joinLater}</p>}
      <ButtonLink to={`/consultation/${token}/calendar`} reloadDocument isBlock>
        <CalendarPlus className="size-[18px]" />
        {own.calendar}
      </ButtonLink>
      <div className="ticket-acts">
        <ButtonLink
          to={`https://wa.me/?text=${encodeURIComponent(shared)}`}
          rel="noreferrer"
          variant="outline"
        >
          <MessageCircle className="size-[18px]" />
          {ticket.share}
        </ButtonLink>
        {!isVideo && door && (
          <ButtonLink to={directionsTo(door)} rel="noreferrer" variant="outline">
            <Navigation className="size-[18px]" />
            {ticket.directions}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
