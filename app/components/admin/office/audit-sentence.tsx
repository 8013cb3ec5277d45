import type { ReactNode } from "react";
import { Link } from "#app/components/ui/link.ts";
import { auditActsText } from "#app/content/messages/audit-acts.ts";
import { officeSettingsText } from "#app/content/messages/shop/office-settings.ts";
import { auditAbout, auditScreen } from "#app/domain/audit-about.ts";
import { isAuditAct } from "#app/domain/audit-act.ts";

type Act = { actor: string; action: string; subject: string; subjectName: string };

/** Who did what to which thing, with the way to it. */
export function AuditSentence({ actor, action, subject, subjectName }: Act) {
  const { sentences, unknownAct, actors, goneAccount } = auditActsText;
  const thing = useThing({ subject, subjectName });
  const screen = auditScreen({ act: action, subject });
  const parts: Record<string, ReactNode> = {
    "{who}": <b>{actors[actor] ?? (actor.startsWith("user ") ? goneAccount : actor)}</b>,
    "{what}": screen ? (
      <Link to={screen} className="link break-words">
        {thing}
      </Link>
    ) : (
      <span className="break-words">{thing}</span>
    ),
  };
  const sentence = isAuditAct(action) ? sentences[action] : unknownAct(action);
  return sentence.split(/(\{who\}|\{what\})/).map((part) => <span key={part}>{parts[part] ?? part}</span>);
}

function useThing({ subject, subjectName }: Pick<Act, "subject" | "subjectName">): string {
  const { things } = auditActsText;
  const groups: Record<string, { title: string } | undefined> = officeSettingsText.groups;
  const { thing, name } = auditAbout(subject);
  return things[thing](groups[thing === "settings" ? name : ""]?.title ?? (subjectName || name));
}
