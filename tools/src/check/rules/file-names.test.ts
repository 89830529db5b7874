import { describe, expect, it } from 'vitest';
import { runRule } from '../test-files.ts';
import { fileNames } from './file-names.ts';

describe('file-names', () => {
  it.each([
    ['a folder called utils', 'packages/sdk/src/utils/money.ts', 'name it by what it contains'],
    ['a file called helpers', 'apps/web/e2e/helpers.ts', 'name it by what it contains'],
    ['a file called manager', 'packages/ui/src/theme/manager.ts', 'name it by what it contains'],
    ['a name ending in one of those', 'apps/web/src/shared/date-utils.test.ts', 'name it by what it contains'],
    ['a locale called common', 'apps/web/src/i18n/locales/en/common.json', 'name it by what it contains'],
    ['a camel-case file', 'packages/sdk/src/rules/moneyRules.ts', 'is not kebab-case; rename it'],
    ['a PascalCase module', 'packages/sdk/src/rules/Money.ts', 'rename it in kebab-case'],
    ['a camel-case folder', 'apps/web/src/features/speedTest/ping.ts', 'rename the folder'],
  ])('reports %s with a better name', (_what, path, fix) => {
    expect(runRule(fileNames, { [path]: '' })).toEqual([expect.stringMatching(new RegExp(`^${path}:1 .*${fix}`, 'u'))]);
  });

  it.each([
    ['a kebab-case file', 'packages/sdk/src/rules/money.ts'],
    ['extensions of tools', 'apps/web/vite.config.ts'],
    ['a component with its story and test', 'packages/ui/src/components/display/Card/Card.stories.tsx'],
    ['a test of a component without JSX', 'packages/ui/src/components/display/Card/Card.test.ts'],
    ['a folder with a leading dot', 'packages/ui/.storybook/preview.tsx'],
    ['manager.ts of Storybook', 'packages/ui/.storybook/manager.ts'],
    ['a language', 'apps/web/src/i18n/locales/pt-BR/lobby.json'],
    ['documents', 'docs/README.md'],
  ])('accepts %s', (_what, path) => {
    expect(runRule(fileNames, { [path]: '' })).toEqual([]);
  });
});
