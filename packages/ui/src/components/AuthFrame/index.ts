export { AuthFrame } from './AuthFrame.tsx';
export type { AuthFrameProps } from './AuthFrame.tsx';
