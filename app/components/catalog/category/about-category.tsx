import { BookOpen } from "lucide-react";
import { SeeDoctor } from "#app/components/catalog/category/see-doctor.tsx";
import { ChatButton } from "#app/components/layout/reach-shop.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { categoryText } from "#app/content/messages/catalog/category.ts";

/** The "About" block: what the shelf is, a chat, a bulk order, and the signs that belong to a doctor. */
export function AboutCategory({
  category,
  paragraphs,
  seeDoctor,
}: {
  category: { slug: string; name: string; kind: "form" | "concern" };
  paragraphs: string[];
  seeDoctor: string[];
}) {
  const words = categoryText;
  return (
    <Section isSunk>
      <div className="grid gap-[26px] lg:grid-cols-[1.1fr_.9fr] lg:items-start lg:gap-16">
        <div className="grid max-w-prose gap-3.5">
          <h2>{words.page.aboutTitle(category.name)}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <div className="mt-2 flex flex-wrap gap-3">
            <ChatButton message={words.chatAbout(category.name)}>{words.chatOnWhatsApp}</ChatButton>
            <ButtonLink to={`/bulk-order?category=${category.slug}`} variant="quiet">
              {words.page.bulk}
            </ButtonLink>
            {category.kind === "form" && (
              <ButtonLink to={`/homeopathy-categories/${category.slug}`} variant="quiet">
                <BookOpen className="size-[18px]" />
                {words.page.formGuide}
              </ButtonLink>
            )}
          </div>
        </div>
        <SeeDoctor signs={seeDoctor} />
      </div>
    </Section>
  );
}
