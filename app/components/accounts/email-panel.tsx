import { type AccountAnswer, fieldsOf } from "#app/components/accounts/account-answer.ts";
import { BusyButton } from "#app/components/accounts/busy-button.tsx";
import { EmailField } from "#app/components/accounts/email-field.tsx";
import { FormAnswer } from "#app/components/accounts/form-answer.tsx";
import { Unfold } from "#app/components/accounts/unfold.tsx";
import { Form } from "#app/components/ui/link.ts";
import { Panel } from "#app/components/ui/panel.tsx";
import { Status } from "#app/components/ui/status.tsx";
import { profileText } from "#app/content/messages/accounts/profile.ts";

/** The e-mail address, which changes only once the new one has been confirmed. */
export function EmailPanel({
  email,
  answer,
}: {
  email: string | undefined;
  answer: AccountAnswer | undefined;
}) {
  const words = profileText;
  const field = fieldsOf(answer, "email");
  return (
    <Panel as="section">
      <h2 className="mb-3 text-xl">{words.emailTitle}</h2>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {email ? (
          <>
            <b className="min-w-0 font-semibold break-words">{email}</b>
            <Status kind="ok">{words.confirmed}</Status>
          </>
        ) : (
          words.noEmail
        )}
      </p>
      <Unfold title={email ? words.changeEmail : words.addEmail} isOpen={answer?.intent === "email"}>
        <Form method="post" noValidate className="grid gap-4">
          <FormAnswer answer={answer} intent="email" />
          <EmailField
            {...field("email")}
            label={words.newEmail}
            hint={email ? words.newEmailHint : words.firstEmailHint}
            autoComplete="email"
          />
          <BusyButton intent="email" className="justify-self-start">
            {email ? words.changeEmail : words.addEmail}
          </BusyButton>
        </Form>
      </Unfold>
    </Panel>
  );
}
