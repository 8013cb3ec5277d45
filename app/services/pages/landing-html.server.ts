import sanitizeHtml from "sanitize-html";

/** The text of a landing page with headings, paragraphs, lists, emphasis and links only; whatever else was in it is gone. */
export function sanitiseLandingHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ["h2", "h3", "p", "br", "strong", "em", "ul", "ol", "li", "a"],
    allowedAttributes: { a: ["href"] },
    allowedSchemes: ["https", "tel", "mailto"],
    allowProtocolRelative: false,
  }).trim();
}
