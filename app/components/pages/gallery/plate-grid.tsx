import { Link } from "#app/components/ui/link.ts";
import { PhoneFold } from "#app/components/ui/phone-fold.tsx";
import { galleryText } from "#app/content/messages/pages/gallery.ts";
import type { Plate } from "#app/domain/pages/plate.ts";

/** Four rows of a phone. */
const SHOWN_ON_PHONES = 8;

/** Drawn plates side by side, the first few on phones until one asks for the rest. */
export function PlateGrid({ plates }: { plates: Plate[] }) {
  const rest = plates.slice(SHOWN_ON_PHONES);
  return (
    <div className="folded-grid">
      <Plates plates={plates.slice(0, SHOWN_ON_PHONES)} />
      {rest.length > 0 && (
        <PhoneFold more={galleryText.more(rest.length)}>
          <Plates plates={rest} />
        </PhoneFold>
      )}
    </div>
  );
}

/** Each with the name of the remedy, which leads to its page, and of what it is made from. */
function Plates({ plates }: { plates: Plate[] }) {
  return (
    <ul>
      {plates.map(({ slug, name, commonName, isSold, picture }) => (
        <li
          key={slug}
          className={`wall-${picture.tint} relative flex bg-[var(--wall)] flex-col overflow-hidden rounded-lg border border-line`}
        >
          <img
            src={picture.url}
            alt=""
            width={200}
            height={252}
            loading="lazy"
            decoding="async"
            className="mx-auto aspect-[200/252] h-40 w-auto pt-3 md:h-52"
          />
          <div className="flex-1 border-t border-line-soft bg-surface px-3 py-2.5 leading-tight">
            <h3 className="text-md wrap-anywhere">
              {isSold ? (
                <Link to={`/remedy/${slug}`} className="hover:underline after:absolute after:inset-0">
                  {name}
                </Link>
              ) : (
                name
              )}
            </h3>
            <p className="mt-1 text-sm text-ink-2">{commonName}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
