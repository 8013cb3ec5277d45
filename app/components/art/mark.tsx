const PETALS =
  "M0-9c7.4-6 7.2-16 0-21.5C-7.2-25-7.4-15 0-9M5.3-7.3c9.5-.5 15.2-8.7 12.6-17.4-9 .2-15 8.2-12.6 17.4M8.6-2.8c8 5.2 17.4 2 20.4-6.6-7.4-5.2-17-2.3-20.4 6.6M8.6 2.8c3.4 8.9 13 11.8 20.4 6.6C26 1 16.6-2.4 8.6 2.8M5.3 7.3c-2.5 9.2 3.6 17.2 12.6 17.4 2.6-8.7-3.1-17-12.6-17.4m-10.6 0c-9.5.5-15.2 8.7-12.6 17.4 9-.2 15-8.2 12.6-17.4M-8.6 2.8c-8-5.2-17.4-2-20.4 6.6 7.4 5.2 17 2.3 20.4-6.6M-8.6-2.8c-3.4-8.9-13-11.8-20.4-6.6C-26-1-16.6 2.4-8.6-2.8M-5.3-7.3c2.5-9.2-3.6-17.2-12.6-17.4-2.6 8.7 3.1 17 12.6 17.4";

/** The shop's mark, a marigold made of drops of which one falls; decoration beside the shop's name. */
export function Mark({ className, isOnGreen = false }: { className?: string; isOnGreen?: boolean }) {
  return (
    <svg className={className} viewBox="-33 -33 66 76" aria-hidden="true">
      <path fill="#f9b215" d={PETALS} />
      <circle r="5.2" fill={isOnGreen ? "#fff" : "#154c35"} />
      <path fill="#c2482d" d="M0 14c5 7 8 12 8 17a8 8 0 1 1-16 0c0-5 3-10 8-17" />
    </svg>
  );
}
