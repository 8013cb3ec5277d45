import { formatPhone } from "#app/domain/form/phone.ts";

/** A number that is called with one tap. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={`tel:+91${phone}`} className="link">
      +91 {formatPhone(phone)}
    </a>
  );
}
