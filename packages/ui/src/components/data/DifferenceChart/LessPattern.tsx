import { color } from '../../../theme/vars.ts';

export const lessFill = (id: string) => `url(#${id})`;

/** Hatching of ranges in which the new terms pay less. */
export function LessPattern({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width={6} height={6} patternUnits="userSpaceOnUse">
        <rect width={6} height={6} fill={color('danger')} fillOpacity={0.15} />
        <path d="M0 6 6 0M-1 1 1 -1M5 7 7 5" stroke={color('danger')} strokeWidth={1.5} />
      </pattern>
    </defs>
  );
}
