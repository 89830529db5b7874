export { Progress } from './Progress.tsx';
export type { ProgressProps, ProgressStep } from './Progress.tsx';
