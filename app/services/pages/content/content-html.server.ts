import sanitizeHtml from "sanitize-html";
import { slugify } from "#app/domain/form/slug.ts";

export type ContentSection = { id: string; title: string };

/** The HTML that long texts may hold: paragraphs, h2 and h3, lists, emphasis and links; everything else is dropped. */
export function sanitiseContent(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ["p", "h2", "h3", "ul", "ol", "li", "strong", "em", "a", "br"],
    allowedAttributes: { a: ["href", "rel"] },
    allowedSchemes: ["https", "mailto", "tel"],
    allowProtocolRelative: false,
    transformTags: {
      h1: "h2",
      b: "strong",
      i: "em",
      a: (_, { href = "" }): sanitizeHtml.Tag => ({
        tagName: "a",
        attribs: { href, ...(href.startsWith("https:") && { rel: "noopener" }) },
      }),
    },
  }).trim();
}

/** The text with an id on every h2, and the list of them. */
export function withSections(html: string): { html: string; sections: ContentSection[] } {
  const sections: ContentSection[] = [];
  const marked = html.replace(/<h2>(.*?)<\/h2>/gs, (_, inner: string) => {
    const title = textOf(inner);
    const stem = slugify(title) || "part";
    const isTaken = sections.some((section) => section.id === stem);
    const id = isTaken ? `${stem}-${sections.length + 1}` : stem;
    sections.push({ id, title });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { html: marked, sections };
}

/** What people read of a piece of HTML, in one line. */
export function textOf(html: string): string {
  return sanitizeHtml(html.replace(/<\/(?:p|li|h[1-6])>/g, " "), {
    allowedTags: [],
    textFilter: (text) => text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&"),
  })
    .replace(/\s+/g, " ")
    .trim();
}
