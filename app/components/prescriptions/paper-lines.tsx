import type { PaperLine } from "#app/components/prescriptions/prescription-view.ts";
import { prescriptionText } from "#app/content/messages/prescriptions/prescription.ts";

/** The medicines of a prescription: name and boxed potency, the dose in English and Hindi. */
export function PaperLines({ lines }: { lines: PaperLine[] }) {
  const words = prescriptionText;
  return (
    <section aria-label={words.rx}>
      <p aria-hidden="true" className="font-display text-4xl leading-none font-semibold text-primary">
        ℞
      </p>
      <ol>
        {lines.map((line, n) => (
          <li
            key={line.id}
            className="grid gap-x-5 gap-y-1 border-b border-line py-3.5 break-inside-avoid sm:grid-cols-[1.6rem_1fr_minmax(0,19rem)]"
          >
            <span className="font-display font-semibold max-sm:hidden">{n + 1}.</span>
            <p>
              <b className="font-display text-lg leading-tight font-semibold">{line.medicine}</b>{" "}
              {line.potencyLabel && (
                <b className="ml-1.5 inline-block rounded-[6px] border-[1.5px] border-current px-2 font-display text-lg leading-[1.4] font-bold whitespace-nowrap">
                  {line.potencyLabel}
                </b>
              )}
              <span className="block text-ink-2">{line.form}</span>
            </p>
            <p>
              <b className="block font-semibold">{line.dose}</b>
              {line.doseHindi && <span lang="hi">{line.doseHindi}</span>}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
