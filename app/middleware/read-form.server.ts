import { data } from "react-router";

/** The fields of a sent form; what cannot be read as one is answered 400. */
export function readForm(request: Request): Promise<FormData> {
  return request.formData().catch(() => {
    throw data(undefined, { status: 400 });
  });
}
