import path from 'node:path';

const WEB = path.join(import.meta.dirname, '..');

/** The app's source, whose features have folders of texts. */
export const DEFAULT_FOLDER = path.join(WEB, 'src');
