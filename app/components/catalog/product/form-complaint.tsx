/** What went wrong with the form it stands in, below its button. */
export function FormComplaint({ children }: { children: string | undefined }) {
  return children ? (
    <p role="alert" className="mt-2 w-full text-sm leading-snug font-semibold text-error">
      {children}
    </p>
  ) : null;
}
