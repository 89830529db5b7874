import type { Plugin, Rolldown } from 'vite';

const SHEET_LINK = /<link rel="stylesheet"[^>]*? href="\/([^"]+\.css)"[^>]*>/g;
const CODE = /<(?:link rel="modulepreload"|script type="module") /g;

/**
 * What the first paint needs comes before the code, which is loaded at the same time. The style sheets of the HTML files, a
 * few kB, are written into them, since a request of their own costs a round trip; the policy allows them by their hashes.
 * Code gives way to the pictures in the HTML.
 */
export function firstPaint(): Plugin {
  const inlined = new Set<string>();
  return {
    name: 'first-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (bundle === undefined) return html;
        return html
          .replaceAll(CODE, (tag) => `${tag}fetchpriority="low" `)
          .replaceAll(SHEET_LINK, (_link, file: string) => {
            inlined.add(file);
            return `<style>${sheetOf(bundle, file)}</style>`;
          });
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const fileName of inlined) {
          delete bundle[fileName];
          for (const output of Object.values(bundle)) {
            if (output.type === 'chunk') output.viteMetadata?.importedCss.delete(fileName);
          }
        }
      },
    },
  };
}

function sheetOf(bundle: Rolldown.OutputBundle, fileName: string): string {
  const sheet = bundle[fileName];
  if (sheet?.type !== 'asset') throw new Error(`The build has no style sheet ${fileName}.`);
  return String(sheet.source).trim();
}
