import { TextField } from "#app/components/ui/field.tsx";
import { Link } from "#app/components/ui/link.ts";
import { officePoisonsText } from "#app/content/messages/catalog/office-poisons.ts";
import { isOpened } from "#app/domain/catalog/poison-form.ts";
import { choiceOf, type PoisonReview } from "#app/domain/catalog/poison-review.ts";
import { SOLD_TO, type SoldTo } from "#app/domain/catalog/sold-to.ts";

/** A poisonous source: why it is closed, what it closes here, and who may buy it. A reason is asked where it is opened. */
export function PoisonEntry({
  entry,
  typed,
  error,
}: {
  entry: PoisonReview;
  /** As it was sent and refused. */
  typed: { soldTo: SoldTo; reason: string } | undefined;
  error: string | undefined;
}) {
  const words = officePoisonsText;
  const { remedy, name, packs, reason, soldTo: proposed } = entry;
  const chosen = typed?.soldTo ?? choiceOf(entry);
  const potencies = [...new Set(packs.map(({ potencyLabel }) => potencyLabel))].filter(Boolean);
  return (
    <article className={`poison ${entry.decision ? "" : "poison-unread"}`}>
      <div className="grid gap-2">
        <h3 className="flex flex-wrap items-center gap-2">
          {name}
          {potencies.map((potency) => (
            <span key={potency} className="poison-potency">
              {potency}
            </span>
          ))}
        </h3>
        <p>{reason}</p>
        <details className="text-sm text-ink-2">
          <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3.5">
            {packs.length > 0 ? words.packs(packs.length) : words.notKept}
            <span className="font-semibold text-link underline underline-offset-3">
              {words.sourceAndPacks}
              <span className="sr-only">{words.ofRemedy(name)}</span>
            </span>
          </summary>
          <p>{words.principle(entry.principle)}</p>
          <p>{entry.isNamed ? words.isNamed(entry.sourceText) : words.isJudgement(entry.sourceText)}</p>
          <ul>
            {packs.map((pack) => (
              <li key={pack.sku}>
                <Link to={`/admin/products/${pack.sku}`} className="link inline-flex min-h-11 items-center">
                  {[pack.name, pack.potencyLabel, pack.packSize, pack.brandName].join(", ")}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      </div>
      <div className="poison-choice grid gap-3">
        <fieldset className="choice-bar">
          <legend className="sr-only">{words.who(name)}</legend>
          {SOLD_TO.map((who) => (
            <label key={who}>
              <input
                type="radio"
                name={`soldTo-${remedy}`}
                value={who}
                defaultChecked={who === chosen}
                data-opens={isOpened(who, proposed) || undefined}
              />
              <span>{words.choices[who]}</span>
            </label>
          ))}
        </fieldset>
        <div className="poison-reason">
          <TextField
            name={`reason-${remedy}`}
            label={words.reason}
            error={error}
            defaultValue={typed?.reason ?? entry.decision?.reason}
            maxLength={300}
            autoComplete="off"
          />
        </div>
      </div>
    </article>
  );
}
