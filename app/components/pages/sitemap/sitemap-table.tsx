import { Link } from "#app/components/ui/link.ts";
import { sitemapText } from "#app/content/messages/pages/sitemap.ts";
import type { PagePath } from "#app/domain/route-path.ts";

type Row = { path: PagePath; priority: number; changeFrequency: keyof typeof sitemapText.frequencies };

/** Addresses with their priority and how often they change. */
export function SitemapTable({ rows }: { rows: Row[] }) {
  const words = sitemapText;
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{words.list}</caption>
      <thead>
        <tr className="border-b border-line text-sm text-ink-2">
          <th scope="col" className="py-2.5 pr-3 font-semibold">
            {words.address}
          </th>
          <th scope="col" className="py-2.5 pr-3 text-right font-semibold">
            {words.priority}
          </th>
          <th scope="col" className="py-2.5 text-right font-semibold">
            {words.frequency}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ path, priority, changeFrequency }) => (
          <tr key={path} className="border-b border-line">
            <td className="py-2.5 pr-3 wrap-anywhere">
              <Link to={path} className="link">
                {path}
              </Link>
            </td>
            <td className="py-2.5 pr-3 text-right tabular-nums">{priority}</td>
            <td className="py-2.5 text-right">{words.frequencies[changeFrequency]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
