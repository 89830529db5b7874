import { apiPaths } from './rules/api-paths.ts';
import { colours } from './rules/colours.ts';
import { commentNames } from './rules/comment-names.ts';
import { componentNames } from './rules/component-names.ts';
import { contractLists } from './rules/contract-lists.ts';
import { dependencies } from './rules/dependencies.ts';
import { directRequests } from './rules/direct-requests.ts';
import { disableReasons } from './rules/disable-reasons.ts';
import { focusedTests } from './rules/focused-tests.ts';
import { literals } from './rules/literals.ts';
import { logicalSides } from './rules/logical-sides.ts';
import { nativeControls } from './rules/native-controls.ts';
import { privateFields } from './rules/private-fields.ts';
import { queryKeys } from './rules/query-keys.ts';
import { rawHtml } from './rules/raw-html.ts';
import { restrictedGlobals } from './rules/restricted-globals.ts';
import { testTitles } from './rules/test-titles.ts';
import { typeEscapes } from './rules/type-escapes.ts';
import { words } from './rules/words.ts';

/** The repository's own rules, as a plugin of oxlint; config.ts says where each applies. */
export default {
  meta: { name: 'croupier' },
  rules: {
    'api-paths': apiPaths,
    colours,
    'comment-names': commentNames,
    'component-names': componentNames,
    'contract-lists': contractLists,
    dependencies,
    'direct-requests': directRequests,
    'disable-reasons': disableReasons,
    'focused-tests': focusedTests,
    literals,
    'logical-sides': logicalSides,
    'private-fields': privateFields,
    'query-keys': queryKeys,
    'native-controls': nativeControls,
    'raw-html': rawHtml,
    'restricted-globals': restrictedGlobals,
    'test-titles': testTitles,
    'type-escapes': typeEscapes,
    words,
  },
};
