import { Printer } from "lucide-react";
import { type AccountAnswer, fieldsOf } from "#app/components/accounts/account-answer.ts";
import { BusyButton } from "#app/components/accounts/busy-button.tsx";
import { CodeField } from "#app/components/accounts/code-field.tsx";
import { FormAnswer } from "#app/components/accounts/form-answer.tsx";
import { PasswordField } from "#app/components/accounts/password-field.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Form } from "#app/components/ui/link.ts";
import { Panel } from "#app/components/ui/panel.tsx";
import { accountText } from "#app/content/messages/accounts/account.ts";
import { secondFactorSetupText } from "#app/content/messages/accounts/second-factor-setup.ts";

export type SecondFactorKey = { uri: string; secret: string; recoveryCodes: string[]; qrSvg: string };

/** The password first, before the second step is turned on or off. */
export function PasswordFirst({
  intent,
  answer,
}: {
  intent: "begin" | "stop";
  answer: AccountAnswer | undefined;
}) {
  const { fields } = accountText;
  const setup = secondFactorSetupText;
  return (
    <Panel as="section">
      <h2 className="mb-1 text-xl">{intent === "begin" ? setup.beginTitle : setup.stopTitle}</h2>
      <p className="mb-4 text-ink-2">{intent === "begin" ? setup.beginLead : setup.stopLead}</p>
      <Form method="post" noValidate className="grid gap-4">
        <FormAnswer answer={answer} intent={intent} />
        <PasswordField
          {...fieldsOf(answer, intent)("password")}
          label={fields.currentPassword}
          autoComplete="current-password"
        />
        <BusyButton
          intent={intent}
          variant={intent === "begin" ? "primary" : "quiet"}
          className="justify-self-start"
        >
          {intent === "begin" ? setup.begin : setup.stop}
        </BusyButton>
      </Form>
    </Panel>
  );
}

/** Scan, write down, prove: the key stands here only until the page is left. */
export function SecondFactorSetup({
  setupKey: { uri, secret, recoveryCodes, qrSvg },
  answer,
}: {
  setupKey: SecondFactorKey;
  answer: AccountAnswer | undefined;
}) {
  const { fields, secondFactor } = accountText;
  const setup = secondFactorSetupText;
  return (
    <div className="grid gap-5">
      <Panel as="section" className="grid gap-4">
        <h2 className="text-xl">{setup.scanTitle}</h2>
        <img
          src={`data:image/svg+xml,${encodeURIComponent(qrSvg)}`}
          alt={setup.qrLabel}
          width={232}
          height={232}
          className="rounded-md border border-line"
        />
        <p>
          <a href={uri} className="link inline-flex min-h-11 items-center">
            {setup.openApp}
          </a>
        </p>
        <p className="text-sm text-ink-2">
          {setup.manual}
          <br />
          <b className="font-mono text-base font-semibold break-all text-ink select-all">{secret}</b>
        </p>
      </Panel>
      <Panel as="section" className="grid gap-4">
        <h2 className="text-xl">{setup.codesTitle}</h2>
        <p className="text-ink-2">{setup.codesLead}</p>
        <ul className="grid gap-1 font-mono text-base sm:grid-cols-2">
          {recoveryCodes.map((code) => (
            <li key={code} className="select-all">
              {code}
            </li>
          ))}
        </ul>
        <Button
          type="button"
          variant="quiet"
          size="sm"
          onClick={() => window.print()}
          className="justify-self-start noscript:hidden"
        >
          <Printer className="size-4" />
          {setup.print}
        </Button>
      </Panel>
      <Panel as="section">
        <h2 className="mb-4 text-xl">{setup.codeTitle}</h2>
        <Form method="post" noValidate className="grid gap-4">
          <FormAnswer answer={answer} intent="confirm" />
          <input type="hidden" name="setupKey" value={JSON.stringify({ uri, secret, recoveryCodes })} />
          <CodeField {...fieldsOf(answer, "confirm")("code")} label={fields.code} hint={secondFactor.hint} />
          <BusyButton intent="confirm" className="justify-self-start">
            {setup.confirm}
          </BusyButton>
        </Form>
      </Panel>
    </div>
  );
}
