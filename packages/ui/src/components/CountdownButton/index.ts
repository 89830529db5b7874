export { CountdownButton } from './CountdownButton.tsx';
export type { CountdownButtonProps } from './CountdownButton.tsx';
export { countdownEnd, type CodeRequest } from './countdown.ts';
export { useCountdown } from './use-countdown.ts';
