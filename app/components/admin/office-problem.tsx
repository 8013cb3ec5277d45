import { OfficePage } from "#app/components/admin/office-page.tsx";
import { Broken } from "#app/components/layout/broken.tsx";
import { isMissingPage } from "#app/components/layout/problem.tsx";
import { Link } from "#app/components/ui/link.ts";
import { officeText } from "#app/content/messages/office.ts";

/** A screen of the back office that is not there, or that broke: the menus stay, so that the work goes on. */
export function OfficeProblem({ error }: { error: unknown }) {
  const { missing } = officeText;
  if (!isMissingPage(error)) return <Broken />;
  return (
    <OfficePage title={missing.title} note={missing.text}>
      <title>{missing.title}</title>
      <Link to="/admin" className="btn btn-quiet justify-self-start">
        {missing.toToday}
      </Link>
    </OfficePage>
  );
}
