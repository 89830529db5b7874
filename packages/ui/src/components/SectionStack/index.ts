export { SectionStack, type SectionStackProps } from './SectionStack.tsx';
