/** A grey bar in the size that `className` gives it; appears after 200 ms. */
export function Skeleton({ className = "" }: { className?: string }) {
  return <span className={`skeleton ${className}`} aria-hidden="true" />;
}
