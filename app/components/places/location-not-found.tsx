import { NothingHere } from "#app/components/catalog/category/nothing-here.tsx";
import { locationText } from "#app/content/messages/places/location.ts";

/** No page of a place at this address, or none that could be read just now. */
export function LocationNotFound({ hasFailed = false }: { hasFailed?: boolean }) {
  const words = locationText;
  return (
    <>
      <NothingHere title={words.notFound} text={words.notFoundText} link={{ to: "/", text: words.goHome }} />
      {hasFailed && (
        <p role="alert" className="pb-12 text-center text-error">
          {words.failed}
        </p>
      )}
    </>
  );
}
