import { describe, expect, it } from 'vitest';
import { judge } from '../planted-house.ts';
import { names } from './names.ts';

describe('names', () => {
  it.each([
    ['a room called utils', 'packages/sdk/src/utils/money.ts', '', 'call it by what it does or holds'],
    ['a file called helpers', 'apps/web/e2e/helpers.ts', '', 'call it by what it does or holds'],
    ['a manager of our own', 'packages/ui/src/theme/manager.ts', '', 'call it by what it does or holds'],
    ['a name ending in one of those', 'apps/web/src/shared/date-utils.test.ts', '', 'call it by what it does or holds'],
    ['a locale called common', 'apps/web/src/i18n/locales/en/common.json', '', 'call it by what it does or holds'],
    ['a camel-case file', 'packages/sdk/src/rules/moneyRules.ts', '', 'is not kebab-case; rename it'],
    ['a PascalCase module', 'packages/sdk/src/rules/Money.ts', '', 'rename it in kebab-case'],
    ['a camel-case folder', 'apps/web/src/features/speedTest/ping.ts', '', 'rename the folder'],
    [
      'a component alone in a kebab-case file',
      'apps/web/src/app/top-bar.tsx',
      'export function TopBar() { return <p />; }',
      'rename the file to TopBar.tsx',
    ],
  ])('refuses %s and says how to name it', (_what, path, text, fix) => {
    expect(judge(names, { [path]: text })).toEqual([expect.stringMatching(new RegExp(`^${path}:1 .*${fix}`, 'u'))]);
  });

  it.each([
    ['a kebab-case file', 'packages/sdk/src/rules/money.ts', ''],
    ['endings of tools', 'apps/web/vite.config.ts', ''],
    ['a component with its story and test', 'packages/ui/src/components/Card/Card.stories.tsx', ''],
    ['a test of a component without JSX', 'packages/ui/src/components/Card/Card.test.ts', ''],
    ['a folder of settings', 'packages/ui/.storybook/preview.tsx', ''],
    ['the file that Storybook calls manager', 'packages/ui/.storybook/manager.ts', ''],
    ['a language', 'apps/web/src/i18n/locales/pt-BR/lobby.json', ''],
    [
      'a provider with its hook',
      'apps/web/src/session/session-provider.tsx',
      'export const A = () => <p />; export const useA = 1;',
    ],
    ['documents', 'docs/README.md', ''],
  ])('lets %s pass', (_what, path, text) => {
    expect(judge(names, { [path]: text })).toEqual([]);
  });
});
