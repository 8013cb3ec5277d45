import type { ReactNode } from "react";
import { Link } from "#app/components/ui/link.ts";
import { auditActsText } from "#app/content/messages/audit-acts.ts";
import { auditActor, auditThing } from "#app/content/messages/office/audit-words.ts";
import type { ShownActor } from "#app/domain/actor.ts";
import { auditScreen } from "#app/domain/audit-about.ts";
import { isAuditAct } from "#app/domain/audit-act.ts";

type Act = { actor: ShownActor; action: string; subject: string; subjectName: string };

/** Who did what to which thing, with the way to it. */
export function AuditSentence({ actor, action, subject, subjectName }: Act) {
  const { sentences, unknownAct } = auditActsText;
  const thing = auditThing({ subject, subjectName });
  const screen = auditScreen({ act: action, subject });
  const parts: Record<string, ReactNode> = {
    "{who}": <b>{auditActor(actor, subject)}</b>,
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
