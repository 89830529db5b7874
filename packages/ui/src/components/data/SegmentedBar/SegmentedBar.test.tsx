import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SegmentedBar } from './SegmentedBar.tsx';

test('lists every part with its amount, also one that is too small to be drawn', () => {
  render(
    <SegmentedBar
      label="Parts"
      segments={[
        { id: '1', fill: 'solid', label: 'Received', value: '₱10.00', share: 10 },
        { id: '2', fill: 'outlined', label: 'To come', value: '₱0.00', share: 0 },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Received', 'To come']);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['₱10.00', '₱0.00']);
});

test('says in one sentence what a bar without a legend shows', () => {
  render(
    <SegmentedBar
      label="All of it is free"
      legend="none"
      segments={[{ id: '1', fill: 'solid', label: 'Free', value: '₱10.00', share: 10 }]}
    />,
  );
  expect(screen.getByRole('img', { name: 'All of it is free' })).toBeDefined();
  expect(screen.queryByText('₱10.00')).toBeNull();
});

test.each([
  ['list', 'Free₱10.00Not yetStake it once₱4.00Balance₱14.00'],
  ['line', 'Free₱10.00Not yet₱4.00Stake it onceBalance₱14.00'],
] as const)('names every part, its reason and the total with a legend as a %s', (legend, text) => {
  render(
    <SegmentedBar
      label="Balance"
      legend={legend}
      total={{ label: 'Balance', value: '₱14.00' }}
      segments={[
        { id: '1', fill: 'solid', label: 'Free', value: '₱10.00', share: 10 },
        { id: '2', fill: 'hatched', label: 'Not yet', value: '₱4.00', share: 4, note: 'Stake it once' },
      ]}
    />,
  );
  expect(screen.getByRole('group', { name: 'Balance' }).textContent).toBe(text);
});
