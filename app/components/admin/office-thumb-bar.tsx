import { Menu } from "lucide-react";
import { DAILY_AREAS, THUMB_AREAS, type WaitingCounts } from "#app/components/admin/office-areas.ts";
import { NavLink } from "#app/components/ui/link.ts";
import { officeText } from "#app/content/messages/office.ts";
import { may, type Role } from "#app/domain/permissions.ts";

/** On phones: the daily rooms under the thumb, all others behind "More" (a page of its own, so that it works everywhere). */
export function OfficeThumbBar({ role, waiting }: { role: Role; waiting: WaitingCounts }) {
  const words = officeText;
  const areas = DAILY_AREAS.filter(({ name, action }) => THUMB_AREAS.includes(name) && may(role, action));
  return (
    <nav className="bottom-bar" aria-label={words.name}>
      {areas.slice(0, 4).map(({ name, to, Icon }) => (
        <NavLink key={name} to={to} end={to === "/admin"}>
          <Icon />
          {words.areas[name].split(",")[0]}
          {waiting[name] ? <span className="sr-only">{words.waiting(waiting[name])}</span> : null}
        </NavLink>
      ))}
      <NavLink to="/admin/more">
        <Menu />
        {words.more}
      </NavLink>
    </nav>
  );
}
