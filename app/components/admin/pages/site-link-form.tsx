import type { ReactNode } from "react";
import { ChangedMeanwhile } from "#app/components/admin/changed-meanwhile.tsx";
import { RemoveOnce } from "#app/components/admin/remove-once.tsx";
import { CheckField } from "#app/components/ui/check-field.tsx";
import { SelectField, TextField } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { officeText } from "#app/content/messages/office.ts";
import { officeLinksText } from "#app/content/messages/pages/office-links.ts";

export type SiteLinkRow = {
  id?: number;
  position: "header" | "footer";
  label: string;
  url: string;
  /** As it was typed, when it was refused. */
  sortOrder: number | string;
  isActive: boolean;
  /** Of the stored link that the fields were filled from. */
  version?: string | undefined;
};

/** A link of header or footer in its fields; without an id it is a new one. `stored` is what somebody else saved meanwhile. */
export function SiteLinkForm({
  link,
  stored,
  errors = {},
  children,
}: {
  link: SiteLinkRow;
  stored?: SiteLinkRow | undefined;
  /** Sentences by the ids of the fields. */
  errors?: Record<string, string> | undefined;
  /** What else is asked, before the button. */
  children?: ReactNode;
}) {
  const { site: words } = officeLinksText;
  const { save } = officeText;
  const id = (name: string) => `${name}-${link.id ?? "new"}`;
  const inWords = ({ position, label, url, sortOrder, isActive }: SiteLinkRow) => ({
    position: words.positions[position],
    label,
    url,
    sortOrder: String(sortOrder),
    isActive: isActive ? words.shown : words.hidden,
  });
  return (
    <div className="flex flex-wrap items-end gap-3 border-b border-line-soft p-4 last:border-b-0">
      {stored && (
        <div className="basis-full">
          <ChangedMeanwhile
            stored={inWords(stored)}
            typed={inWords(link)}
            labelOf={(name) => words[name as keyof ReturnType<typeof inWords>]}
          />
        </div>
      )}
      <Form method="post" className="flex grow basis-[min(100%,44rem)] flex-wrap items-end gap-3">
        {link.id !== undefined && <input type="hidden" name="id" value={link.id} />}
        {link.version !== undefined && <input type="hidden" name="version" value={link.version} />}
        <SelectField id={id("position")} name="position" label={words.position} defaultValue={link.position}>
          <option value="header">{words.positions.header}</option>
          <option value="footer">{words.positions.footer}</option>
        </SelectField>
        <TextField
          id={id("label")}
          error={errors[id("label")]}
          name="label"
          label={words.label}
          defaultValue={link.label}
          className="min-w-[9rem] flex-1"
          required
        />
        <TextField
          id={id("url")}
          error={errors[id("url")]}
          name="url"
          label={words.url}
          defaultValue={link.url}
          className="min-w-[11rem] flex-1"
          required
        />
        <TextField
          id={id("sortOrder")}
          error={errors[id("sortOrder")]}
          name="sortOrder"
          label={words.sortOrder}
          defaultValue={link.sortOrder}
          inputMode="numeric"
          className="w-28"
        />
        <CheckField name="isActive" defaultChecked={link.isActive}>
          {words.isActive}
        </CheckField>
        {children}
        <button type="submit" name="intent" value="save" className="btn btn-primary">
          {link.id === undefined ? words.addButton : save}
        </button>
      </Form>
      {link.id !== undefined && <RemoveOnce thing={link.label} fields={{ id: link.id }} />}
    </div>
  );
}
