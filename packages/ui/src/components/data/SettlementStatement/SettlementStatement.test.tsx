import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import type { SettlementStatementProps } from './SettlementStatement.tsx';
import { SettlementStatement } from './SettlementStatement.tsx';

const onDownload = vi.fn();

function renderStatement(props: Partial<SettlementStatementProps> = {}) {
  return renderInBrand(
    <SettlementStatement
      eyebrow="Dividend from Habagat"
      title="1 to 15 November"
      amount="₱30.00"
      sections={[
        {
          id: 'base',
          step: 1,
          title: 'Base',
          lines: [
            { id: 'net', label: 'Net loss', value: '120.00' },
            { id: 'carried', label: 'Carried over', value: '−20.00', source: { href: '#october' } },
          ],
        },
        { id: 'amount', step: 2, title: 'Amount', calculation: { product: '₱100.00 × 30% =', result: '₱30.00' } },
      ]}
      download={{ title: 'Recompute it', text: '12 bets', label: 'CSV', onDownload }}
      {...props}
    />,
  );
}

test('leads from a line to what it is made of', () => {
  renderStatement();
  const base = screen.getByRole('region', { name: 'Base' });
  expect(within(base).getAllByRole('link')).toHaveLength(1);
  expect(within(base).getByRole('link', { name: 'Carried over' }).getAttribute('href')).toBe('#october');
});

test('downloads the lines when the button is pressed', async () => {
  const { user } = renderStatement();
  await user.click(screen.getByRole('button', { name: 'CSV' }));
  expect(onDownload).toHaveBeenCalledOnce();
});

test('keeps its title while loading, and offers no file without lines', () => {
  renderStatement({ sections: undefined, amount: undefined, loading: 'Statement is loading' });
  expect(screen.queryByRole('article', { name: '1 to 15 November' })).not.toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Statement is loading');
  expect(screen.queryByRole('button', { name: 'CSV' })).toBeNull();
});

test('shows the error instead of old lines', () => {
  renderStatement({ error: 'Did not load' });
  expect(screen.queryByText('Did not load')).not.toBeNull();
  expect(screen.queryByText('Net loss')).toBeNull();
});
