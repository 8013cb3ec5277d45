import { type AccountAnswer, fieldsOf } from "#app/components/accounts/account-answer.ts";
import { BusyButton } from "#app/components/accounts/busy-button.tsx";
import { CodeField } from "#app/components/accounts/code-field.tsx";
import { FormAnswer } from "#app/components/accounts/form-answer.tsx";
import { Unfold } from "#app/components/accounts/unfold.tsx";
import { PhoneField } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { Panel } from "#app/components/ui/panel.tsx";
import { Status } from "#app/components/ui/status.tsx";
import { accountText } from "#app/content/messages/accounts/account.ts";
import { profileText } from "#app/content/messages/accounts/profile.ts";
import { formatPhone } from "#app/domain/form/phone.ts";

/** The phone number, which counts once the code sent to it has been entered. */
export function PhonePanel({
  phone,
  hasTexts,
  answer,
}: {
  phone: string | undefined;
  /** Whether the shop can send a code to a phone. */
  hasTexts: boolean;
  answer: AccountAnswer | undefined;
}) {
  const words = profileText;
  const isAsking = answer?.intent === "phone" || answer?.intent === "phone-code";
  return (
    <Panel as="section">
      <h2 className="mb-3 text-xl">{words.phoneTitle}</h2>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {phone ? (
          <>
            <b className="font-semibold">+91 {formatPhone(phone)}</b>
            <Status kind="ok">{words.confirmed}</Status>
          </>
        ) : (
          words.noPhone
        )}
      </p>
      <p className="mt-1 text-sm text-ink-2">{words.phoneHint}</p>
      {hasTexts ? (
        <Unfold title={phone ? words.changePhone : words.addPhone} isOpen={isAsking}>
          {answer?.intent === "phone-code" && <ConfirmPhone answer={answer} />}
          <AskForPhone answer={answer} />
        </Unfold>
      ) : (
        <p className="mt-1 text-sm text-ink-2">{words.noTexts}</p>
      )}
    </Panel>
  );
}

function AskForPhone({ answer }: { answer: AccountAnswer | undefined }) {
  const { fields } = accountText;
  const words = profileText;
  return (
    <Form method="post" noValidate className="grid gap-4">
      <FormAnswer answer={answer} intent="phone" />
      <PhoneField {...fieldsOf(answer, "phone")("phone")} label={fields.phone} />
      <BusyButton intent="phone" variant="outline" className="justify-self-start">
        {answer?.intent === "phone-code" ? words.sendAgain : words.sendCode}
      </BusyButton>
    </Form>
  );
}

function ConfirmPhone({ answer }: { answer: AccountAnswer }) {
  const words = profileText;
  return (
    <Form method="post" noValidate className="mb-6 grid gap-4">
      <FormAnswer answer={answer} intent="phone-code" />
      <input type="hidden" name="phone" value={answer.values.phone} />
      <CodeField {...fieldsOf(answer, "phone-code")("code")} label={words.enterCode} />
      <BusyButton intent="phone-code" className="justify-self-start">
        {words.confirmPhone}
      </BusyButton>
    </Form>
  );
}
