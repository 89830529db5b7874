export { Marquee } from './Marquee.tsx';
export type { MarqueeItem, MarqueeLabels, MarqueeProps } from './Marquee.tsx';
