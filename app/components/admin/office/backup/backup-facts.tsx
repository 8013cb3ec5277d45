import { FactList } from "#app/components/admin/fact-list.tsx";
import { Card } from "#app/components/admin/office-page.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Form } from "#app/components/ui/link.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { formatDateTime } from "#app/content/messages/dates.ts";
import { officeBackupText } from "#app/content/messages/office/office-backup.ts";
import type { CopySettings } from "#app/domain/copy-keeper.ts";
import type { CopyCondition } from "#app/domain/copy-state.ts";
import type { DrillCondition, DrillState } from "#app/domain/drill-state.ts";

/** Where the copies go and how far they reach, with what can be begun now. */
export function BackupFacts({
  settings,
  condition,
  drill,
  baseAt,
  found,
  isSameDisk,
}: {
  settings: CopySettings;
  condition: CopyCondition;
  drill: DrillCondition;
  baseAt: string | undefined;
  found: DrillState["found"];
  isSameDisk: boolean;
}) {
  const { facts: words, now, sameDisk } = officeBackupText;
  const safeAt = "safeAt" in condition ? condition.safeAt : undefined;
  return (
    <Card title={words.title}>
      <div className="grid gap-5">
        {isSameDisk && <Notice kind="warning">{sameDisk}</Notice>}
        <FactList
          facts={[
            [words.place, settings.folder],
            [words.since, timeOf(settings.since)],
            [words.days, words.dayCount(settings.days)],
            [words.safe, timeOf(safeAt)],
            [words.whole, timeOf(baseAt)],
            [words.tested, timeOf(drill.kind === "well" ? drill.wellAt : undefined)],
            [words.found, found && words.foundText(found.orders, found.bills, found.files)],
          ]}
        />
        <Form method="post" className="flex flex-wrap gap-2.5">
          <Button variant="quiet" name="intent" value="copy-now">
            {now.copy}
          </Button>
          <Button variant="quiet" name="intent" value="test-now">
            {now.test}
          </Button>
        </Form>
      </div>
    </Card>
  );
}

function timeOf(instant: string | undefined): string {
  return instant === undefined ? officeBackupText.facts.notYet : formatDateTime(new Date(instant));
}
