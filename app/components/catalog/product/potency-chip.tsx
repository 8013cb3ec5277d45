/** The fact that must not be misread: the potency in a box, always beside the name. */
export function PotencyChip({ label, className = "" }: { label: string | undefined; className?: string }) {
  return label === undefined ? null : <span className={`potency ${className}`}>{label}</span>;
}
