import { findSheetColours, findSheetSides } from '../../lint/style-sheets.ts';
import { type Rule, violationAt } from '../rule.ts';

const SHEET = /^(?:apps\/web|packages\/ui)\/src\/.*\.css$/u;
/** Defines the tokens. */
const MAY_NAME_COLOURS = /^packages\/ui\/src\/theme\//u;

export const styleSheets: Rule = {
  name: 'style-sheets',
  description: 'colours are theme tokens and sides are logical properties in style sheets too',
  *check(files) {
    for (const file of files.filter(({ path }) => SHEET.test(path))) {
      const colours = MAY_NAME_COLOURS.test(file.path) ? [] : findSheetColours(file.text);
      for (const { offset, message } of [...colours, ...findSheetSides(file.text)])
        yield violationAt(file, offset, message);
    }
  },
};
