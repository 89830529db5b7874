export { rebateDifferencesOf } from './list.ts';
