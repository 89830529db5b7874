export { PromptLine, type PromptLineProps } from './PromptLine.tsx';
