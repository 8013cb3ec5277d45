import { and, eq, gte, or } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { consultations } from "#app/db/schema/clinic.ts";
import type { TakenSlot } from "#app/services/clinic/slots.server.ts";

/** What a time costs its patient: nothing while the last consultation with that doctor is not longer ago than the free days. A guest is known by the phone, so only once somebody of the shop has spoken to them. */
export async function feeOf(
  tx: Db,
  {
    slot,
    patient: { profileId, name, phone },
    isPhoneSure,
  }: {
    slot: TakenSlot;
    patient: { profileId: string | null; name: string; phone: string };
    isPhoneSure: boolean;
  },
): Promise<{ feePaise: number; isFollowUp: boolean }> {
  const paid = { feePaise: slot.doctor.feePaise, isFollowUp: false };
  const isTheirs = [
    ...(profileId === null ? [] : [eq(consultations.profileId, profileId)]),
    ...(isPhoneSure ? [eq(consultations.phone, phone)] : []),
  ];
  if (isTheirs.length === 0) return paid;
  const since = new Date(slot.startsAt.getTime() - slot.doctor.followUpDays * 86_400_000);
  const earlier = await tx.$count(
    consultations,
    and(
      or(...isTheirs),
      eq(consultations.name, name),
      eq(consultations.doctorId, slot.doctor.id),
      eq(consultations.status, "completed"),
      gte(consultations.startsAt, since),
    ),
  );
  return earlier > 0 ? { feePaise: 0, isFollowUp: true } : paid;
}
