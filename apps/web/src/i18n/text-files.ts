/** A text file of a feature: `features/betting-record/texts/en.json` has the namespace `bettingRecord` in English. */
const TEXT_FILE = /\/([^/]+)\/texts\/([^/]+)\.json$/;

/** Key of the texts of a namespace in a language, given as BCP 47 tag. */
export const textsKey = (bcp47: string, namespace: string): string => `${bcp47}/${namespace}`;

/** Files by language and namespace. The namespace is the name of the folder that has the folder `texts`, in camel case. */
export function byLanguageAndNamespace<File>(files: Readonly<Record<string, File>>): ReadonlyMap<string, File> {
  return new Map(
    Object.entries(files).map(([path, file]) => {
      const [, folder = '', bcp47 = ''] = TEXT_FILE.exec(path) ?? [];
      return [textsKey(bcp47, namespaceOf(folder)), file];
    }),
  );
}

const namespaceOf = (folder: string): string =>
  folder.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
