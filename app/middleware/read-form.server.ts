/** The fields of a sent form; what cannot be read as one is answered 400. */
export function readForm(request: Request): Promise<FormData> {
  return request.formData().catch(() => {
    // A thrown Response, not data(): addresses without a page answer that with 500.
    throw new Response(null, { status: 400 });
  });
}
