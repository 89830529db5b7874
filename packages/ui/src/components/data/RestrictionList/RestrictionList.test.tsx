import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { RestrictionList } from './RestrictionList.tsx';

const texts = { since: 'Since', until: 'Until' };

test('shows all reasons together, with the times that are known', () => {
  renderInBrand(
    <RestrictionList
      title="Two things are on hold"
      texts={texts}
      restrictions={[
        {
          id: 'a',
          icon: 'out',
          title: 'Withdrawals',
          reason: 'Unreadable',
          since: 'Nov 21',
          until: 'a new one is accepted',
        },
        { id: 'b', icon: 'id', title: 'Card deposits', reason: 'Expired' },
      ]}
    />,
  );
  const [first, second] = within(screen.getByRole('region', { name: 'Two things are on hold' })).getAllByRole(
    'listitem',
  );
  expect(first?.textContent).toBe('WithdrawalsUnreadableSinceNov 21Untila new one is accepted');
  expect(second?.textContent).toBe('Card depositsExpired');
});

test('is not shown without a restriction', () => {
  const { container } = renderInBrand(<RestrictionList title="None" texts={texts} restrictions={[]} />);
  expect(container.querySelector('section')).toBeNull();
});
