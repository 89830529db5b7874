import { describe, expect, it } from 'vitest';
import { runRule } from '../run-rule.ts';
import { literals } from './literals.ts';

const PAGE = 'apps/web/src/features/deposit/Page.tsx';
const CARD = 'packages/ui/src/components/display/Card/Card.tsx';

describe('literals', () => {
  it.each([
    ['text between tags', 'const a = <p>Deposit now</p>;', '“Deposit now”'],
    ['text in braces', "const a = <p>{'Deposit'}</p>;", 'as a child'],
    ['one branch of a choice', "const a = <p>{ok ? t('a.b') : 'Failed'}</p>;", '“Failed”'],
    ['an attribute with a text', 'const a = <img alt="Our logo" />;', 'in alt'],
    ['a template in an attribute', 'const a = <i aria-label={`Page ${n}`} />;', 'in aria-label'],
    ['a property passed to a component', "const a = <F slots={{ placeholder: 'Your name' }} />;", 'in placeholder'],
    ['a list of items', "const tabs = [{ label: 'Slots' }];", 'in label'],
    ['a label prop of our own', 'const a = <Dialog closeLabel="Close" />;', 'in closeLabel'],
    ['a default of a parameter', "const A = ({ title = 'Hello' }) => title;", 'in title'],
    ['text in another script', 'const a = <p>充值</p>;', '“充值”'],
  ])('reports %s in the app and suggests t()', (_what, text, part) => {
    const violations = runRule(literals, { [PAGE]: text });
    expect(violations).toHaveLength(1);
    expect(violations[0]).toContain(`${PAGE}:1 `);
    expect(violations[0]).toContain(part);
    expect(violations[0]).toContain("use t('…')");
  });

  it('reports a text in the design system and suggests a prop', () => {
    expect(runRule(literals, { [CARD]: 'const a = <button aria-label="Close" />;' })).toEqual([
      expect.stringContaining('pass it as a prop'),
    ]);
  });

  it.each([
    ['translated texts', PAGE, "const a = <p title={t('a.b')}>{t('deposit.now')}</p>;"],
    ['symbols and digits', PAGE, 'const a = <p>• 100 % — {n}/2</p>;'],
    ['attributes without a text', PAGE, 'const a = <p id="deposit" className="wide" role="alert" />;'],
    ['the key of a text in data', PAGE, "const tabs = [{ label: 'lobby.tabs.slots' }];"],
    ['a comparison inside a label', PAGE, "const a = <i aria-label={kind === 'slots' ? t('a.b') : t('c.d')} />;"],
  ])('accepts %s', (_what, path, text) => {
    expect(runRule(literals, { [path]: text })).toEqual([]);
  });
});
