import { ArrowRight } from "lucide-react";
import { CallButton } from "#app/components/layout/reach-shop.tsx";
import type { SaidSearch } from "#app/components/search/results/said-search.ts";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { searchAnswerText } from "#app/content/messages/search/search-answer.ts";

/** What was looked for instead of the typed words; read out when it changes. */
export function Correction({ said: { correction } }: { said: SaidSearch }) {
  return (
    <div role="status" className="list-tools-chips">
      {correction && (
        <p className="mt-2 rounded-md bg-warn-soft px-4 py-2 text-marigold-900">
          {correction.said}{" "}
          <Link to={correction.to} className="font-semibold underline underline-offset-4">
            {correction.link}
          </Link>
        </p>
      )}
    </div>
  );
}

/** What the shop says to a search before its list: what is not kept, pages that answer, and when to see a doctor. */
export function SearchAnswer({ said: { remarks, notice, pages, listHeading } }: { said: SaidSearch }) {
  return (
    <>
      <div role="status">
        {remarks.map((remark) => (
          <p key={remark} className="mb-3 font-semibold">
            {remark}
          </p>
        ))}
        {notice && <SearchNotice notice={notice} />}
      </div>
      {pages.length > 0 && (
        <ul className="list-rows mb-5">
          {pages.map(({ to, name, detail }) => (
            <li key={to} className="border-b border-line">
              <Link to={to} className="flex min-h-14 items-center gap-3 px-4 py-2">
                <span className="min-w-0 flex-1">
                  <b className="font-semibold">{name}</b>
                  <small className="block text-sm text-ink-2">{detail}</small>
                </span>
                <ArrowRight className="size-[18px]" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {listHeading && <p className="mb-3 font-semibold">{listHeading}</p>}
    </>
  );
}

function SearchNotice({ notice: { kind, title, text } }: { notice: NonNullable<SaidSearch["notice"]> }) {
  return (
    <Notice kind={kind === "not-kept" ? "info" : "warning"} className="mb-5">
      <h2 className="text-xl">{title}</h2>
      <p>{text}</p>
      {kind !== "care" && (
        <p className="mt-3 flex flex-wrap gap-2">
          <Ways kind={kind} />
        </p>
      )}
    </Notice>
  );
}

/** Whom to call: 112 and 108 are the emergency numbers of India, 14416 Tele-MANAS, the mental health line of its Ministry of Health. */
function Ways({ kind }: { kind: "emergency" | "self-harm" | "not-kept" }) {
  const words = searchAnswerText;
  if (kind === "not-kept")
    return (
      <>
        <CallButton words={words.call} />
        <ButtonLink to="/contact" variant="outline">
          {words.writeToUs}
        </ButtonLink>
      </>
    );
  const [first, second] =
    kind === "emergency"
      ? ([
          ["tel:112", words.call("112")],
          ["tel:108", words.callAmbulance("108")],
        ] as const)
      : ([
          ["tel:14416", words.callTeleManas("14416")],
          ["tel:112", words.call("112")],
        ] as const);
  return (
    <>
      <ButtonLink to={first[0]}>{first[1]}</ButtonLink>
      <ButtonLink to={second[0]} variant="outline">
        {second[1]}
      </ButtonLink>
    </>
  );
}
