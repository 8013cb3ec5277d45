import { expect, test } from "vitest";
import { bulkFields, contactFields, distributorFields } from "#app/domain/enquiries/request-form.ts";
import { parseForm } from "#app/domain/form/form.ts";

const contact = {
  name: "Asha Devi",
  email: "asha@example.org",
  phone: "+91 98123-45678",
  subject: "Opening hours",
  message: "Are you open on Sunday?",
};
const distributor = {
  ...contact,
  organization: "Devi Medical Hall",
  gstin: "06abcde1234f1z4",
  drugLicence: "RLF20C-HR-2024/1187",
  addressLine: "Shop 4, Main Bazaar",
  town: "Sohna",
  pincode: "122103",
  consent: "yes",
};

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

function problemsOf(schema: Parameters<typeof parseForm>[0], fields: Record<string, string>) {
  const parsed = parseForm(schema, form(fields));
  return parsed.ok ? {} : parsed.problems;
}

test("a message has a name, an e-mail, a phone, a subject and a text", () => {
  const parsed = parseForm(contactFields, form(contact));
  expect(parsed).toMatchObject({ ok: true, value: { phone: "9812345678", email: "asha@example.org" } });
  for (const field of ["name", "email", "phone", "subject", "message"])
    expect(problemsOf(contactFields, { ...contact, [field]: "  " })).toEqual({ [field]: "required" });
});

test("all wrong fields are named at once, the empty ones and the others", () => {
  const wrong = { ...contact, email: "asha", phone: "12345", message: "" };
  expect(problemsOf(contactFields, wrong)).toEqual({ email: "email", phone: "phone", message: "required" });
});

test("a bulk request is a doctor's unless it says otherwise, and needs no subject and no organisation", () => {
  const { subject: _, ...request } = contact;
  expect(parseForm(bulkFields, form(request))).toMatchObject({
    ok: true,
    value: { requestType: "doctor", organization: undefined },
  });
  expect(problemsOf(bulkFields, { ...request, requestType: "robber" })).toEqual({
    requestType: "request-type",
  });
});

test("a distributor gives a GSTIN that can be one, a licence number with digits, an address and consent", () => {
  expect(parseForm(distributorFields, form(distributor))).toMatchObject({
    ok: true,
    value: { gstin: "06ABCDE1234F1Z4" },
  });
  const wrong = { gstin: "06ABCDE1234F1Z5", drugLicence: "applied for", pincode: "022103", consent: "" };
  expect(problemsOf(distributorFields, { ...distributor, ...wrong })).toEqual({
    gstin: "gstin",
    drugLicence: "drug-licence",
    pincode: "pincode",
    consent: "consent",
  });
});
