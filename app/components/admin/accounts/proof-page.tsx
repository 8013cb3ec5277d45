import type { ReactNode } from "react";
import { CodeField } from "#app/components/accounts/code-field.tsx";
import { PasskeyForm } from "#app/components/accounts/passkey-form.tsx";
import { PasswordField } from "#app/components/accounts/password-field.tsx";
import { Card, OfficePage } from "#app/components/admin/office-page.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Form, Link } from "#app/components/ui/link.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { accountRefusalsText } from "#app/content/messages/accounts/account-refusals.ts";
import { passkeysText } from "#app/content/messages/accounts/passkeys.ts";
import { proofText } from "#app/content/messages/accounts/proof.ts";
import { PROOF_MINUTES } from "#app/domain/accounts/proof.ts";
import type { WantedProof } from "#app/domain/accounts/wanted-proof.ts";
import type { LinkTarget } from "#app/domain/route-path.ts";

/** In place of a screen whose form needs a proof first: asks for it and sends the form once more as it was typed. */
export function ProofPage({ wanted, cancelTo }: { wanted: WantedProof; cancelTo: LinkTarget }) {
  return (
    <ProofFrame lead={proofText.leadForm}>
      <ProofForms wanted={wanted} />
      <Link to={cancelTo} reloadDocument className="link inline-flex min-h-11 items-center">
        {proofText.cancel}
      </Link>
    </ProofFrame>
  );
}

/** The head of the page, and the forms beneath it. */
export function ProofFrame({ lead, children }: { lead: string; children: ReactNode }) {
  const words = proofText;
  return (
    <OfficePage title={words.title} note={lead}>
      <div className="max-w-[560px]">
        <Card>
          <div className="grid gap-4">{children}</div>
        </Card>
      </div>
    </OfficePage>
  );
}

/** The password, or the code of the app where there is one. */
export function ProofForms({
  wanted: { typed, hasSecondFactor, hasPasskey, problem },
}: {
  wanted: WantedProof;
}) {
  const words = proofText;
  const sentence = problem && problemSentence(problem);
  const hidden = typed.map(([name, text], index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: fields of a form that was sent; they never change places
    <input key={index} type="hidden" name={name} value={text} />
  ));
  return (
    <>
      {sentence && <Notice kind="error">{sentence}</Notice>}
      <Form method="post" noValidate className="grid gap-4">
        {hidden}
        <PasswordField
          name="proofPassword"
          label={words.password}
          hint={words.goodFor(PROOF_MINUTES)}
          error={problem === "wrong-password" ? sentence : undefined}
          autoComplete="current-password"
        />
        <Button className="justify-self-start">{words.submit}</Button>
      </Form>
      {hasPasskey && (
        <PasskeyForm
          purpose="prove"
          field="proofPasskey"
          intent=""
          button={passkeysText.prove}
          failed={passkeysText.failed}
          variant="outline"
        >
          {hidden}
        </PasskeyForm>
      )}
      {hasSecondFactor && (
        <details open={problem === "wrong-app-code"}>
          <summary className="link inline-flex min-h-11 items-center">{words.useCode}</summary>
          <Form method="post" noValidate className="grid gap-4 pt-2">
            {hidden}
            <CodeField
              name="proofCode"
              label={words.code}
              hint={words.codeHint}
              error={problem === "wrong-app-code" ? sentence : undefined}
            />
            <Button variant="outline" className="justify-self-start">
              {words.submit}
            </Button>
          </Form>
        </details>
      )}
    </>
  );
}

function problemSentence(problem: NonNullable<WantedProof["problem"]>): string {
  const { refusals, tooManyTries } = accountRefusalsText;
  return typeof problem === "string" ? refusals[problem] : tooManyTries(problem.retryAfterSeconds);
}
