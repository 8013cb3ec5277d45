import { useEffect } from "react";
import { CodeField } from "#app/components/accounts/code-field.tsx";
import { PasskeyForm } from "#app/components/accounts/passkey-form.tsx";
import { PasswordField } from "#app/components/accounts/password-field.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Form } from "#app/components/ui/link.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { passkeysText } from "#app/content/messages/accounts/passkeys.ts";
import { proofText } from "#app/content/messages/accounts/proof.ts";
import { proofRefusalsText } from "#app/content/messages/accounts/proof-refusals.ts";
import { PROOF_MINUTES } from "#app/domain/accounts/proof.ts";
import type { ProofWay } from "#app/domain/accounts/proof-ways.ts";
import type { WantedProof } from "#app/domain/accounts/wanted-proof.ts";

type TypedWay = Exclude<ProofWay, "passkey">;
type Problem = NonNullable<WantedProof["problem"]>;

const FIELDS: Record<TypedWay, string> = {
  password: "proofPassword",
  "app-code": "proofCode",
  "mail-code": "proofMailCode",
};

/** The ways to prove who it is that the account has: the readiest open, the others behind their names. Each sends what was typed along. */
export function ProofForms({ wanted }: { wanted: WantedProof }) {
  const words = proofText;
  const { ways, typed, sentTo, problem, isByPhone } = wanted;
  const others = {
    password: words.usePassword,
    "app-code": words.useCode,
    "mail-code": isByPhone ? words.useText : words.useMail,
  };
  const hidden = typed.map(([name, text], index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: fields of a form that was sent; they never change places
    <input key={index} type="hidden" name={name} value={text} />
  ));
  const tried = wayTried(problem);
  const isLastTried = (way: ProofWay) => tried === way || (way === "mail-code" && sentTo !== undefined);
  const wrongField = tried && tried !== "passkey" ? FIELDS[tried] : undefined;
  useEffect(() => {
    if (problem && wrongField) document.getElementById(wrongField)?.focus();
  }, [problem, wrongField]);
  return (
    <>
      {problem && !wrongField && <Notice kind="error">{sentenceOf(problem)}</Notice>}
      {sentTo && <Notice kind="success">{words.sent(sentTo)}</Notice>}
      {ways.length === 0 && <Notice kind="warning">{words.noWay}</Notice>}
      {ways.map((way, index) =>
        way === "passkey" ? (
          <PasskeyForm
            key={way}
            purpose="prove"
            field="proofPasskey"
            intent=""
            button={index === 0 ? passkeysText.proveFirst : passkeysText.prove}
            failed={passkeysText.failed}
            variant={index === 0 ? "primary" : "outline"}
          >
            {hidden}
          </PasskeyForm>
        ) : index === 0 ? (
          <WayForms key={way} way={way} wanted={wanted} hidden={hidden} variant="primary" />
        ) : (
          <details key={way} open={isLastTried(way)}>
            <summary className="link inline-flex min-h-11 items-center">{others[way]}</summary>
            <div className="grid gap-4 pt-2">
              <WayForms way={way} wanted={wanted} hidden={hidden} variant="outline" />
            </div>
          </details>
        ),
      )}
    </>
  );
}

function WayForms({
  way,
  wanted: { problem, sentTo, isByPhone },
  hidden,
  variant,
}: {
  way: TypedWay;
  wanted: WantedProof;
  hidden: React.ReactNode;
  variant: "primary" | "outline";
}) {
  const words = proofText;
  const isWrong = wayTried(problem) === way;
  const error = problem && isWrong ? sentenceOf(problem) : undefined;
  const hint = words.goodFor(PROOF_MINUTES);
  const isAwaited = sentTo !== undefined || isWrong;
  return (
    <>
      {(way !== "mail-code" || isAwaited) && (
        <Form method="post" noValidate className="grid gap-4">
          {hidden}
          {way === "password" ? (
            <PasswordField
              name={FIELDS[way]}
              label={words.password}
              hint={hint}
              error={error}
              autoComplete="current-password"
            />
          ) : way === "app-code" ? (
            <CodeField name={FIELDS[way]} label={words.code} hint={words.codeHint} error={error} />
          ) : (
            <CodeField
              name={FIELDS[way]}
              label={isByPhone ? words.textCode : words.mailCode}
              hint={words.mailHint}
              error={error}
            />
          )}
          <Button variant={variant} className="justify-self-start">
            {words.submit}
          </Button>
        </Form>
      )}
      {way === "mail-code" && (
        <Form method="post">
          {hidden}
          <Button name="proofMail" value="send" variant={isAwaited ? "quiet" : variant}>
            {isAwaited ? words.sendAgain : isByPhone ? words.sendText : words.sendMail}
          </Button>
        </Form>
      )}
    </>
  );
}

function wayTried(problem: Problem | undefined): ProofWay | undefined {
  return problem && "way" in problem ? problem.way : undefined;
}

function sentenceOf(problem: Problem): string {
  const { refusals, tooManyTries, inMinutes } = proofRefusalsText;
  if ("way" in problem) return refusals[problem.reason];
  // A proof's budget is a quarter of an hour.
  return tooManyTries(inMinutes(Math.ceil(problem.retryAfterSeconds / 60)));
}
