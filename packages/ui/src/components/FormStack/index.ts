export { FormStack, type FormStackProps } from './FormStack.tsx';
