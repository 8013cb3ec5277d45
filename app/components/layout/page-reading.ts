import { STALE_NOTICE, STALE_TIMING } from "#app/domain/kept-page.ts";

const PATIENCE_MS = 20_000;

/**
 * From here on whatever the browser reads from the shop ends after 20 s, answered or not, and the line that tells of an older copy
 * (STALE_NOTICE) follows each page that the router reads. The router reads by itself and would wait for ever; what is sent, files
 * among it, may take its time.
 */
export function watchReading(): void {
  const fetchForever = window.fetch;
  window.fetch = async (input, init = {}) => {
    const { method = "GET", signal } = init;
    if (method !== "GET") return fetchForever(input, init);
    const late = AbortSignal.timeout(PATIENCE_MS);
    // Browsers before 2024 cannot join two: what can be given up already stays as it is there.
    const ends = signal ? (AbortSignal.any?.([signal, late]) ?? signal) : late;
    const answer = await fetchForever(input, { ...init, signal: ends });
    if (/\.data(\?|$)/.test(String(input)))
      document
        .getElementById(STALE_NOTICE)
        ?.toggleAttribute("hidden", answer.headers.get("server-timing") !== STALE_TIMING);
    return answer;
  };
}
