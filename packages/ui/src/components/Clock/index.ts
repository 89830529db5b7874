export { Clock } from './Clock.tsx';
export type { ClockProps } from './Clock.tsx';
