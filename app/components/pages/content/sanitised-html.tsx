/** Answers of the knowledge base as they are stored: sanitised when written, with p, strong, em, ul, ol and li only. */
export function SanitisedHtml({ html, className = "" }: { html: string; className?: string }) {
  return (
    <div
      className={`[&_li]:ml-5 [&_li]:list-disc [&_p+p]:mt-3 ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised before it was stored
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
