import { ButtonLink } from "#app/components/ui/button.tsx";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { shellText } from "#app/content/messages/shell.ts";

/** No such page: the words of the specification and the way home. */
export function NotFound() {
  const { notFound } = shellText;
  return (
    <PageWidth className="grid justify-items-center gap-3 py-16 text-center">
      <img src="/art/tiles/immunity.svg" alt="" width={200} height={252} className="w-[150px]" />
      <h1 className="text-5xl text-leaf-800">{notFound.code}</h1>
      <p className="text-lg text-ink-2">{notFound.text}</p>
      <ButtonLink to="/" size="lg" className="mt-2">
        {notFound.home}
      </ButtonLink>
    </PageWidth>
  );
}
