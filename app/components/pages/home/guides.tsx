import { Section } from "#app/components/layout/section.tsx";
import { Link } from "#app/components/ui/link.ts";
import { SectionHeading } from "#app/components/ui/section-heading.tsx";
import { homeText } from "#app/content/messages/pages/home.ts";
import { faqPath } from "#app/domain/pages/faq.ts";

export type GuideCard = {
  slug: string;
  question: string;
  category: string;
  categorySlug: string;
  excerpt: string;
};

const PLANTS = [
  { art: "stress-and-sleep", tint: "bg-neel-100" },
  { art: "joint-and-muscle", tint: "bg-paper-200" },
  { art: "first-aid", tint: "bg-leaf-100" },
];

/** Answers that the counter gives every day, from the knowledge base. */
export function Guides({ guides }: { guides: GuideCard[] }) {
  const home = homeText;
  if (guides.length === 0) return null;
  return (
    <Section isLate>
      <SectionHeading title={home.guides} link={{ to: "/faq", text: home.allGuides }} />
      <ul className="shelf-row [--cell:min(86%,18rem)] gap-[18px] md:grid md:grid-cols-3">
        {guides.map((guide, position) => (
          <li key={guide.slug}>
            <Link
              to={faqPath(guide)}
              className="group flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface"
            >
              <GuidePicture {...PLANTS[position % PLANTS.length]!} />
              <span className="grid gap-2 px-5 pt-[18px] pb-5">
                <span className="text-sm text-ink-2">{guide.category}</span>
                <b className="font-display text-[1.25rem] leading-tight font-semibold group-hover:underline group-hover:underline-offset-4">
                  {guide.question}
                </b>
                <span className="text-ink-2">{guide.excerpt}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function GuidePicture({ art, tint }: { art: string; tint: string }) {
  return (
    <span
      className={`flex h-[110px] items-end md:h-[170px] justify-center gap-6 overflow-hidden border-b-4 border-glass-800 ${tint}`}
    >
      {["w-[84px]", "w-[122px]", "w-[84px]"].map((width, position) => (
        <img
          // biome-ignore lint/suspicious/noArrayIndexKey: three of the same plant that never move
          key={position}
          src={`/art/tiles/${art}.svg`}
          alt=""
          width={200}
          height={252}
          loading="lazy"
          className={`h-auto ${width}`}
        />
      ))}
    </span>
  );
}
