import { useLocation } from "react-router";
import { RequestId } from "#app/components/layout/request-id.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { shellText } from "#app/content/messages/shell.ts";

/** Something of ours broke; says so calmly, without what it was. */
export function Broken() {
  const { broken } = shellText;
  const { search } = useLocation();
  return (
    <PageWidth className="grid justify-items-center gap-3 py-16 text-center">
      <h1>{broken.title}</h1>
      <p className="max-w-[48ch] text-ink-2">{broken.text}</p>
      <ButtonLink to={`?${search.slice(1)}`} reloadDocument className="mt-2">
        {broken.retry}
      </ButtonLink>
      <RequestId sentence={broken.reference} />
    </PageWidth>
  );
}
