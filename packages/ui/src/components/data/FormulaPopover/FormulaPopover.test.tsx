import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { FormulaPopover } from './FormulaPopover.tsx';

test('shows terms, result and source when its button is pressed, and returns the focus when it is closed', async () => {
  const { user } = renderInBrand(
    <FormulaPopover
      label="How net loss is counted"
      closeLabel="Close"
      formula={{
        title: 'Net loss, today',
        terms: [{ id: 'turnover', label: 'Turnover', value: '₱100.00' }],
        result: { label: 'Net loss', value: '₱40.00' },
        source: <a href="#bets">See these bets</a>,
      }}
    />,
  );
  const button = screen.getByRole('button', { name: 'How net loss is counted' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await user.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Net loss, today' });
  expect(
    within(dialog)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['₱100.00', '₱40.00']);
  expect(within(dialog).queryByRole('link', { name: 'See these bets' })).not.toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(document.activeElement).toBe(button));
});
