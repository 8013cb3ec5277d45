import { Notice } from "#app/components/ui/notice.tsx";
import { officePoisonsText } from "#app/content/messages/catalog/office-poisons.ts";
import { formatDate, formatDateTime } from "#app/content/messages/dates.ts";

/** Whether the list is signed, and by whom; what it is and how far it closes. */
export function PoisonState({
  isSigned,
  signature,
  issuedOn,
  entryCount,
  keptCount,
  readCount,
}: {
  isSigned: boolean;
  signature: { name: string; registrationNumber: string; signedAt: Date } | undefined;
  issuedOn: string;
  entryCount: number;
  keptCount: number;
  readCount: number;
}) {
  const words = officePoisonsText;
  const when = signature && formatDateTime(signature.signedAt);
  return (
    <Notice kind={isSigned ? "success" : signature ? "warning" : "info"}>
      <p className="font-semibold">
        {signature && when
          ? isSigned
            ? words.isSigned(signature.name, signature.registrationNumber, when)
            : words.isBehind(signature.name, when)
          : words.isUnsigned(readCount === keptCount ? 0 : keptCount)}
      </p>
      <p>
        {words.issued(formatDate(issuedOn), entryCount)} {words.howFar}
      </p>
    </Notice>
  );
}
