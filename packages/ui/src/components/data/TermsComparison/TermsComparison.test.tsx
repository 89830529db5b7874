import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { TermsComparison } from './TermsComparison.tsx';

test('says in words what a change means, and nothing for equal or missing values', () => {
  renderInBrand(
    <TermsComparison
      label="Version 3 and version 4"
      before={{ title: 'Version 3', eyebrow: 'In force' }}
      after={{ title: 'Version 4', eyebrow: 'Offered' }}
      rows={[
        {
          id: '1',
          label: 'Tier 1',
          values: [
            { id: 'rate', label: 'Share', before: '20%', after: '22%', change: 'better' },
            { id: 'base', label: 'From', before: '₱10', after: '₱10' },
            { id: 'active', label: 'Active', after: '5', change: 'worse' },
          ],
        },
      ]}
      texts={{ row: 'Tier', changes: { better: 'better', worse: 'worse', changed: 'changed' }, missing: 'none' }}
    />,
  );
  const [before, after] = within(screen.getByRole('row', { name: /^Tier 1/u })).getAllByRole('cell');
  expect(before?.textContent).toBe('Share20%From₱10Activenone');
  expect(after?.textContent).toBe('Share22%betterFrom₱10Active5worse');
});
