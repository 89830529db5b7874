export { PageStack, type PageStackProps } from './PageStack.tsx';
