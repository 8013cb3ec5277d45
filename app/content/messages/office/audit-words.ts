import { nameOfActor, nameOfPatientOrStaff } from "#app/content/messages/actor-name.ts";
import { auditActsText } from "#app/content/messages/audit-acts.ts";
import { officeCatalogText } from "#app/content/messages/catalog/office-catalog.ts";
import { formatDate, formatDateTime } from "#app/content/messages/dates.ts";
import { auditFactsText } from "#app/content/messages/office/audit-facts.ts";
import { officeSettingsText } from "#app/content/messages/shop/office-settings.ts";
import type { ShownActor } from "#app/domain/actor.ts";
import { auditAbout } from "#app/domain/audit-about.ts";
import type { FactWords } from "#app/domain/office/audit-facts.ts";

/** The words for the details of an entry: settings and products have the labels of their forms. */
export function auditFactWords(subject: string): FactWords {
  const { thing, name } = auditAbout(subject);
  const { labels, yes, no, weekdays, rowNumber } = officeSettingsText;
  const isSettings = thing === "settings";
  return {
    labels: isSettings ? labels : auditFactsText.names,
    group: isSettings ? name : "",
    values: auditFactsText.values,
    fields: officeCatalogText.fields,
    weekdays,
    yes,
    no,
    rowNumber,
    formatDate,
    formatDateTime,
  };
}

/** Who did it: without an account it is a patient who asks for a consultation, a customer who does anything else. */
export function auditActor(actor: ShownActor, subject: string): string {
  return auditAbout(subject).thing === "consultation" ? nameOfPatientOrStaff(actor) : nameOfActor(actor);
}

/** What it is about: its kind with its title, the name of the account, or what names it. */
export function auditThing({ subject, subjectName }: { subject: string; subjectName: string }): string {
  const { thing, name } = auditAbout(subject);
  const title = thing === "settings" ? officeSettingsText.groups[name]?.title : undefined;
  return auditActsText.things[thing](title ?? (subjectName || name));
}
