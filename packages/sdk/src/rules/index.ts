export { roleOfType } from './permissions.ts';
