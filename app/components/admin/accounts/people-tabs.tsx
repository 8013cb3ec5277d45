import { OfficeTabs } from "#app/components/admin/office-tabs.tsx";
import { officePeopleText } from "#app/content/messages/accounts/office-people.ts";

/** Accounts and business applications, one click apart. */
export function PeopleTabs({ current }: { current: "people" | "applications" }) {
  const { tabs } = officePeopleText;
  return (
    <OfficeTabs
      label={tabs.label}
      tabs={[
        { text: tabs.people, to: "/admin/people", isCurrent: current === "people" },
        { text: tabs.applications, to: "/admin/people/applications", isCurrent: current === "applications" },
      ]}
    />
  );
}
