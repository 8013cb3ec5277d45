import { useEffect, useState } from "react";
import { formatTime } from "#app/content/messages/dates.ts";
import { payText } from "#app/content/messages/orders/pay.ts";
import { indiaMinutes } from "#app/domain/india-time.ts";

const MINUTE_MS = 60_000;

/** Until when the packs are held, by the shop's clock; with JavaScript also how long that still is. */
export function HoldTime({ until, now }: { until: Date; now: Date }) {
  const pay = payText;
  const [passedMs, setPassedMs] = useState(0);

  useEffect(() => {
    const startedAt = Date.now();
    const timer = setInterval(() => setPassedMs(Date.now() - startedAt), MINUTE_MS / 4);
    return () => clearInterval(timer);
  }, []);

  const minutesLeft = Math.ceil((until.getTime() - now.getTime() - passedMs) / MINUTE_MS);
  return (
    <p>
      {pay.heldUntil(formatTime(indiaMinutes(until)))}
      {minutesLeft > 0 && <span className="noscript:hidden"> {pay.minutesLeft(minutesLeft)}</span>}
    </p>
  );
}
