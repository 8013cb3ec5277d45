import { useVisit } from "#app/components/layout/visit-state.ts";

/** Whether the door is open now: "Open until 8 PM". Empty until the shop has said so, and where no hours are entered. */
export function DoorNow({ className = "" }: { className?: string }) {
  const door = useVisit((visit) => visit.door);
  if (!door) return null;
  return <span className={`door ${door.isOpen ? "" : "is-shut"} ${className}`}>{door.text}</span>;
}
