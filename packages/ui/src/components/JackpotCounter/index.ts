export { JackpotCounter } from './JackpotCounter.tsx';
export type { JackpotCounterProps } from './JackpotCounter.tsx';
