export { FooterMap } from './FooterMap.tsx';
export type { FooterLink, FooterMapProps } from './FooterMap.tsx';
