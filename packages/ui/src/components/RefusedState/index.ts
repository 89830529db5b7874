export { RefusedState } from './RefusedState.tsx';
export type { RefusalReason, RefusedStateProps } from './RefusedState.tsx';
