import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { EventList } from './EventList.tsx';

const today = {
  id: 'today',
  label: 'Today',
  events: [
    { id: 'a', icon: 'out', title: 'Part 2 was sent', time: '6:55 PM', isNew: true },
    { id: 'b', icon: 'into', title: 'Paid in', time: '6:05 PM' },
  ],
} as const;

test('groups events by day and says which are new', () => {
  renderInBrand(<EventList label="Events" days={[today]} newLabel="(new)" />);
  const items = within(screen.getByRole('list', { name: 'Today' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Part 2 was sent (new)6:55 PM', 'Paid in6:05 PM']);
});

test('announces an event that arrives in the region that was there before', () => {
  const { rerender } = renderInBrand(<EventList label="Events" days={[]} newLabel="(new)" />);
  const status = screen.getByRole('status');
  rerender(<EventList label="Events" days={[today]} newLabel="(new)" announcement="Part 2 was sent" />);
  expect(status.textContent).toBe('Part 2 was sent');
});
