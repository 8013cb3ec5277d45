import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "#app/components/ui/link.ts";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { requestText } from "#app/content/messages/enquiries/request.ts";

/** The head of a form's page: the way back (`crumbs`, or home), what it is, and one sentence. */
export function RequestHero({ title, lead, crumbs }: { title: string; lead: string; crumbs?: ReactNode }) {
  const words = requestText;
  return (
    <section className="buti border-b border-line bg-paper-100">
      <PageWidth className="pt-3 pb-8 lg:pb-11">
        {crumbs ?? (
          <Link to="/" className="link-arrow inline-flex min-h-11 items-center gap-2">
            <ArrowLeft className="size-[18px]" />
            <span>{words.backToHome}</span>
          </Link>
        )}
        <h1 className="mt-2">{title}</h1>
        <p className="mt-2.5 max-w-[60ch] text-lg text-ink-2">{lead}</p>
      </PageWidth>
    </section>
  );
}
