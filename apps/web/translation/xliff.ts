import { JSDOM } from 'jsdom';

import { exampleNumbers, keysOf } from './plural-forms.ts';
import { SOURCE_LANGUAGE, type FlatTexts } from './text-files.ts';

type ByNamespace = ReadonlyMap<string, FlatTexts>;

/** XLIFF 2.0 with the texts of a language beside English, for a translator's tool. */
export function toXliff(language: string, english: ByNamespace, translated: ByNamespace): string {
  const files = [...english].map(([namespace, source]) => {
    const texts = translated.get(namespace) ?? {};
    const units = keysOf(source, language).map((unit) => {
      const target = texts[unit.key];
      const numbers = unit.category === undefined ? '' : exampleNumbers(language, unit.category).join(', ');
      const note = numbers === '' ? '' : `<notes><note>For numbers such as ${numbers}.</note></notes>`;
      const state = target === undefined ? 'initial' : 'translated';
      return `    <unit id="${escapeXml(unit.key)}">${note}<segment state="${state}"><source>${escapeXml(unit.source)}</source>${
        target === undefined ? '' : `<target>${escapeXml(target)}</target>`
      }</segment></unit>`;
    });
    return `  <file id="${namespace}">\n${units.join('\n')}\n  </file>`;
  });
  const attributes = `version="2.0" srcLang="${SOURCE_LANGUAGE}" trgLang="${language}" xml:space="preserve"`;
  return `<?xml version="1.0" encoding="utf-8"?>\n<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" ${attributes}>\n${files.join('\n')}\n</xliff>\n`;
}

/** Language and translated texts of an XLIFF file. Throws for another format. */
export function fromXliff(xml: string): { readonly language: string; readonly texts: ByNamespace } {
  const { document } = new JSDOM(xml, { contentType: 'text/xml' }).window;
  const language = document.documentElement.getAttribute('trgLang');
  if (document.documentElement.localName !== 'xliff' || language === null) {
    throw new Error('The file is not XLIFF 2.0 with a target language.');
  }
  const texts = new Map(
    [...document.querySelectorAll('file')].map((file) => {
      const units = [...file.querySelectorAll('unit')].flatMap((unit) => {
        const target = unit.querySelector('target')?.textContent ?? '';
        return target === '' ? [] : [[unit.id, target] as const];
      });
      return [file.id, Object.fromEntries(units)] as const;
    }),
  );
  return { language, texts };
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
