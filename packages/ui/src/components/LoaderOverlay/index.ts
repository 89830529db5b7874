export { LoaderOverlay } from './LoaderOverlay.tsx';
export type { LoaderOverlayProps } from './LoaderOverlay.tsx';
