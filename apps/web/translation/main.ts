/*
 * Reports texts that are missing, wrong, unused or not translated.
 *   --fix              removes unused keys, and orders each language as English
 *   --export <tag>     writes XLIFF of a language, such as pl-PL, to the standard output
 *   --import <file>    takes the translations of an XLIFF file
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { findFaults } from './find-faults.ts';
import { offeredLanguages, readBrands } from './offered-languages.ts';
import { keysOf } from './plural-forms.ts';
import { nest, readTextFiles, SOURCE_LANGUAGE, textsOf, type FlatTexts, type TextFile } from './text-files.ts';
import { findUnusedKeys, readSources } from './used-keys.ts';
import { fromXliff, toXliff } from './xliff.ts';

const { values } = parseArgs({
  options: { fix: { type: 'boolean' }, export: { type: 'string' }, import: { type: 'string' } },
});
const files = readTextFiles();
const english = textsOf(files, SOURCE_LANGUAGE);
const offered = offeredLanguages(await readBrands());

if (values.export !== undefined) process.stdout.write(toXliff(values.export, english, textsOf(files, values.export)));
else if (values.import !== undefined) importTexts(readFileSync(values.import, 'utf8'));
else report(values.fix === true);

function report(isFixing: boolean): void {
  const sources = readSources();
  let faults = 0;
  const paths = new Set(files.map((file) => file.path));
  for (const source of files.filter(({ language }) => language === SOURCE_LANGUAGE)) {
    const expected = offered.map((language) => path.join(path.dirname(source.path), `${language}.json`));
    for (const missing of expected.filter((file) => !paths.has(file))) {
      faults += 1;
      console.log(`missing file: ${path.relative('', missing)}`);
    }
  }
  for (const file of files) {
    const source = english.get(file.namespace) ?? {};
    const texts = textsOf([file], file.language).get(file.namespace) ?? {};
    const unused = findUnusedKeys(file.namespace, source, sources);
    if (isFixing) writeTexts(file, source, texts, new Set(unused));
    const lines = [
      ...(file.language === SOURCE_LANGUAGE && !isFixing ? unused.map((key) => `unused: ${key}`) : []),
      ...findFaults(file.language, source, texts)
        .filter(({ kind }) => !isFixing || kind !== 'foreign')
        .map(({ key, kind }) => `${kind}: ${key}`),
    ];
    faults += lines.length;
    if (lines.length > 0) console.log([path.relative('', file.path), ...lines].join('\n  '));
    const same = Object.keys(texts).filter((key) => texts[key] === source[key]).length;
    if (file.language !== SOURCE_LANGUAGE && same > 0) {
      console.log(`${path.relative('', file.path)}: ${same} of ${Object.keys(texts).length} texts equal English`);
    }
  }
  if (faults > 0) process.exitCode = 1;
}

/** Writes the texts in the order of English, without unused and foreign keys. */
function writeTexts(
  file: Pick<TextFile, 'path' | 'language'>,
  source: FlatTexts,
  texts: FlatTexts,
  unused: ReadonlySet<string>,
): void {
  const keys = keysOf(source, file.language).filter(({ key }) => !unused.has(key) && texts[key] !== undefined);
  const ordered = Object.fromEntries(keys.map(({ key }) => [key, texts[key] ?? '']));
  writeFileSync(file.path, `${JSON.stringify(nest(ordered), null, 2)}\n`);
}

function importTexts(xml: string): void {
  const { language, texts } = fromXliff(xml);
  const known = textsOf(files, language);
  for (const source of files.filter((file) => file.language === SOURCE_LANGUAGE)) {
    const imported = texts.get(source.namespace) ?? {};
    if (Object.keys(imported).length === 0) continue;
    const file = { language, path: path.join(path.dirname(source.path), `${language}.json`) };
    mkdirSync(path.dirname(file.path), { recursive: true });
    const merged = { ...known.get(source.namespace), ...imported };
    writeTexts(file, english.get(source.namespace) ?? {}, merged, new Set());
  }
}
