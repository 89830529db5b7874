import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import type { TierBar } from './TierBarChart.tsx';
import { TierBarChart } from './TierBarChart.tsx';

const bar: TierBar = { id: '1', label: '18:00', base: 50, text: '₱50.00', paid: '₱0.05' };

function renderChart(bars: readonly TierBar[]) {
  return renderInBrand(
    <TierBarChart
      label="Turnover by hour"
      summary="The first tier was reached once."
      bars={bars}
      tiers={[{ id: '1', threshold: 40, rate: '0.10%', label: '0.10% from ₱40' }]}
      tickText={String}
      texts={{
        lead: 'Hour',
        base: 'Turnover',
        paid: 'Paid',
        unpaid: 'Below the first tier',
        unsettled: 'Still running',
        showTable: 'Show as a table',
        showChart: 'Show as a chart',
      }}
    />,
  );
}

const legend = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('explains the tiers, and kinds of bars only when there are any', () => {
  const { unmount } = renderChart([bar]);
  expect(legend()).toEqual(['Turnover', '0.10% from ₱40']);
  unmount();
  renderChart([{ ...bar, unpaid: true }]);
  expect(legend()).toEqual(['Turnover', 'Below the first tier', '0.10% from ₱40']);
});

test('shows base and payment as a table when its button is pressed', async () => {
  const { user } = renderChart([bar]);
  await user.click(screen.getByRole('button', { name: 'Show as a table' }));
  expect(screen.queryByRole('row', { name: '18:00 ₱50.00 ₱0.05' })).not.toBeNull();
});
