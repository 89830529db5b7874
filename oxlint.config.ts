/** Editors and the command line read this file; the rules and their tests are in tools. */
export { default } from './tools/src/lint/config.ts';
