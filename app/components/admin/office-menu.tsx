import {
  DAILY_AREAS,
  type OfficeArea,
  SHOP_AREAS,
  type WaitingCounts,
} from "#app/components/admin/office-areas.ts";
import { NavLink } from "#app/components/ui/link.ts";
import { officeText } from "#app/content/messages/office.ts";
import { may, type Role } from "#app/domain/permissions.ts";

/** The rooms a role may enter, with what waits in them. */
export function OfficeMenu({ role, waiting }: { role: Role; waiting: WaitingCounts }) {
  const words = officeText;
  const shopAreas = SHOP_AREAS.filter((area) => may(role, area.action));
  return (
    <>
      <AreaList areas={DAILY_AREAS.filter((area) => may(role, area.action))} waiting={waiting} />
      {shopAreas.length > 0 && <p className="px-2.5 pt-3 pb-1 text-xs opacity-80">{words.shopFront}</p>}
      <AreaList areas={shopAreas} waiting={waiting} />
    </>
  );
}

function AreaList({ areas, waiting }: { areas: OfficeArea[]; waiting: WaitingCounts }) {
  const words = officeText;
  return (
    <ul className="grid gap-0.5">
      {areas.map(({ name, to, Icon }) => (
        <li key={name}>
          <NavLink to={to} end={to === "/admin"}>
            <Icon className="size-[18px]" />
            {words.areas[name]}
            {waiting[name] ? (
              <span className="office-count">
                <span aria-hidden="true">{waiting[name]}</span>
                <span className="sr-only">{words.waiting(waiting[name])}</span>
              </span>
            ) : null}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
