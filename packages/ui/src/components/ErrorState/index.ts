export { ErrorState } from './ErrorState.tsx';
export type { ErrorStateProps, TraceId } from './ErrorState.tsx';
