import { SelectField, TextField } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { actorsText } from "#app/content/messages/actors.ts";
import { auditActsText } from "#app/content/messages/audit-acts.ts";
import { officeAuditText } from "#app/content/messages/office/office-audit.ts";
import { officeText } from "#app/content/messages/office.ts";
import { AUDIT_THINGS } from "#app/domain/audit-about.ts";
import { isAuditAct } from "#app/domain/audit-act.ts";

type Filter = Record<"person" | "act" | "thing" | "name" | "day", string>;
type Person = { person: string; name: string; email: string };

/** By whom, what, to what and when: what is chosen holds together. */
export function AuditFilterForm({
  filter,
  people,
  acts,
}: {
  filter: Filter;
  people: Person[];
  acts: string[];
}) {
  const words = officeAuditText.filters;
  const { sentences, choice, kinds } = auditActsText;
  const { apply } = officeText;
  return (
    <Form key={JSON.stringify(filter)} className="grid items-end gap-3 sm:grid-cols-2 xl:grid-cols-3">
      <SelectField name="person" label={words.person} defaultValue={filter.person}>
        <option value="">{words.anybody}</option>
        <People people={people} />
      </SelectField>
      <SelectField name="act" label={words.act} defaultValue={filter.act}>
        <option value="">{words.anyAct}</option>
        {acts.map((act) => (
          <option key={act} value={act}>
            {isAuditAct(act) ? choice(sentences[act]) : act}
          </option>
        ))}
      </SelectField>
      <TextField name="day" type="date" label={words.day} defaultValue={filter.day} />
      <SelectField name="thing" label={words.thing} defaultValue={filter.thing}>
        <option value="">{words.anyThing}</option>
        {AUDIT_THINGS.toSorted((a, b) => kinds[a].localeCompare(kinds[b])).map((thing) => (
          <option key={thing} value={thing}>
            {kinds[thing]}
          </option>
        ))}
      </SelectField>
      <TextField name="name" label={words.name} defaultValue={filter.name} />
      <button type="submit" className="btn btn-quiet justify-self-start">
        {apply}
      </button>
    </Form>
  );
}

/** People by name, two of one name with their addresses; then those who have none. */
function People({ people }: { people: Person[] }) {
  const words = officeAuditText.filters;
  const { system, command, unknown, nameless } = actorsText;
  const others = { gone: words.gone, shopper: words.shopper, system, command, unknown };
  const isTwin = ({ name }: Person) => people.filter((each) => each.name === name).length > 1;
  return (
    <>
      {people.map((each) => (
        <option key={each.person} value={each.person}>
          {isTwin(each) || each.name === "" ? words.twin(each.name || nameless, each.email) : each.name}
        </option>
      ))}
      {Object.entries(others).map(([kind, name]) => (
        <option key={kind} value={kind}>
          {name}
        </option>
      ))}
    </>
  );
}
