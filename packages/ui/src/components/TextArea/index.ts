export { TextArea } from './TextArea.tsx';
export type { TextAreaCounter, TextAreaProps } from './TextArea.tsx';
