/** The filled part of a bar, in per cent of what surrounds it: an attribute of a drawing, since pages have no inline styles. */
export function Bar({ percent, className }: { percent: number; className: string }) {
  return (
    <svg className={`block h-full w-full ${className}`} aria-hidden="true">
      <rect width={`${percent}%`} height="100%" rx="4" />
    </svg>
  );
}
