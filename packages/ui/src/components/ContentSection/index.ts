export { ContentSection } from './ContentSection.tsx';
export type { ContentSectionProps } from './ContentSection.tsx';
