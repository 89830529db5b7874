import { describe, expect, it } from 'vitest';
import { judge } from '../planted-house.ts';
import { literals } from './literals.ts';

const PAGE = 'apps/web/src/features/deposit/Page.tsx';
const CARD = 'packages/ui/src/components/Card/Card.tsx';

describe('literals', () => {
  it.each([
    ['text between tags', 'const a = <p>Deposit now</p>;', '“Deposit now”'],
    ['text in braces', "const a = <p>{'Deposit'}</p>;", 'as a child'],
    ['one branch of a choice', "const a = <p>{ok ? t('a.b') : 'Failed'}</p>;", '“Failed”'],
    ['a spoken attribute', 'const a = <img alt="Our logo" />;', 'in alt'],
    ['a template in an attribute', 'const a = <i aria-label={`Page ${n}`} />;', 'in aria-label'],
    ['a property handed to a component', "const a = <F slots={{ placeholder: 'Your name' }} />;", 'in placeholder'],
    ['a list of tabs', "const tabs = [{ label: 'Slots' }];", 'in label'],
    ['a label prop of our own', 'const a = <Dialog closeLabel="Close" />;', 'in closeLabel'],
    ['a default of a parameter', "const A = ({ title = 'Hello' }) => title;", 'in title'],
    ['text in another script', 'const a = <p>充值</p>;', '“充值”'],
  ])('refuses %s in the app and asks for t()', (_what, text, named) => {
    const refusals = judge(literals, { [PAGE]: text });
    expect(refusals).toHaveLength(1);
    expect(refusals[0]).toContain(`${PAGE}:1 `);
    expect(refusals[0]).toContain(named);
    expect(refusals[0]).toContain("say t('…')");
  });

  it('refuses a text in the design system and asks for a prop', () => {
    expect(judge(literals, { [CARD]: 'const a = <button aria-label="Close" />;' })).toEqual([
      expect.stringContaining('take it as a prop'),
    ]);
  });

  it.each([
    ['translated texts', PAGE, "const a = <p title={t('a.b')}>{t('deposit.now')}</p>;"],
    ['symbols and digits', PAGE, 'const a = <p>• 100 % — {n}/2</p>;'],
    ['names that nobody reads', PAGE, 'const a = <p id="deposit" className="wide" role="alert" />;'],
    ['the key of a text in data', PAGE, "const tabs = [{ label: 'lobby.tabs.slots' }];"],
    ['a comparison inside a label', PAGE, "const a = <i aria-label={kind === 'slots' ? t('a.b') : t('c.d')} />;"],
    ['texts in tests', 'apps/web/src/features/deposit/Page.test.tsx', 'const a = <p>Deposit now</p>;'],
    ['texts in stories', 'packages/ui/src/components/Card/Card.stories.tsx', 'const a = <p>Deposit now</p>;'],
    ['texts elsewhere', 'apps/web/server/page.tsx', 'const a = <p>Deposit now</p>;'],
  ])('lets %s pass', (_what, path, text) => {
    expect(judge(literals, { [path]: text })).toEqual([]);
  });
});
