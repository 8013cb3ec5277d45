import { useEffect, useRef, useState } from "react";
import { refreshVisit } from "#app/components/layout/visit.tsx";
import { useVisit } from "#app/components/layout/visit-state.ts";
import { hrefOf } from "#app/content/messages/page-address.ts";
import { parsePincode } from "#app/domain/form/pincode.ts";
import type { PincodeAnswer } from "#app/domain/pincode-answer.ts";
import type { RoutePath } from "#app/domain/route-path.ts";

export type HeardAnswer = PincodeAnswer | { ok: false; reason: "failed" };

/**
 * What the shop answers to the PIN code that this visitor gave before or types now, for goods of that worth (paise); `typed`
 * is the one that somebody typed here. An answer that came with the page, and one in `suggested`'s place, stays until then.
 */
export function usePincodeAnswer({
  goodsPaise,
  initial,
  suggested,
}: {
  goodsPaise: number;
  initial: PincodeAnswer | undefined;
  suggested?: string | undefined;
}) {
  const [answer, setAnswer] = useState<HeardAnswer | undefined>(initial);
  const [isBusy, setIsBusy] = useState(false);
  const [typed, setTyped] = useState<string>();
  const known = useVisit(({ pincode }) => pincode?.pincode);
  const isFirst = useRef(initial !== undefined || suggested !== undefined);
  const heard = useRef<string>(undefined);

  useEffect(() => {
    if (!known || heard.current === known) return;
    heard.current = known;
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    fetchAnswer(`/api/pincode/${known}?goods=${goodsPaise}`).then(setAnswer);
  }, [known, goodsPaise]);

  async function check(value: string): Promise<HeardAnswer> {
    setTyped(value);
    const pincode = parsePincode(value);
    heard.current = pincode;
    setIsBusy(true);
    const body = new URLSearchParams({ goods: String(goodsPaise) });
    const found: HeardAnswer =
      pincode === undefined
        ? { ok: false, reason: "invalid" }
        : await fetchAnswer(`/api/pincode/${pincode}`, { method: "POST", body });
    setIsBusy(false);
    setAnswer(found);
    if (found.ok) refreshVisit();
    return found;
  }

  return { answer, isBusy, typed, known, check };
}

function fetchAnswer(address: RoutePath, request?: RequestInit): Promise<HeardAnswer> {
  return fetch(hrefOf(address), request)
    .then((response) => response.json() as Promise<HeardAnswer>)
    .catch(() => ({ ok: false, reason: "failed" }));
}
