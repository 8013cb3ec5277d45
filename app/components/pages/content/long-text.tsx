/** A long text of the shop: sanitised when it was saved and again before it came here. */
export function LongText({ html, className = "" }: { html: string; className?: string }) {
  return (
    <div
      className={`max-w-prose [&_a]:font-semibold [&_a]:text-link [&_a]:underline [&_a]:underline-offset-3 [&_h2]:mt-9 [&_h2]:mb-3 [&_h2]:scroll-mt-24 [&_h2]:text-2xl [&_h2:first-child]:mt-0 [&_h3]:mt-6 [&_h3]:mb-2 [&_h3]:text-xl [&_li]:mt-2 [&_li]:ml-5 [&_ol]:mt-3 [&_ol>li]:list-decimal [&_p]:mt-3 [&_p:first-child]:mt-0 [&_ul]:mt-3 [&_ul>li]:list-disc ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server when written and when shown
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
