import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import type { BarPoint } from './BarChart.tsx';
import { BarChart } from './BarChart.tsx';

function renderChart(points: readonly BarPoint[]) {
  return renderInBrand(
    <BarChart
      label="Net loss by day"
      summary="The team lost most on 11 Nov."
      points={points}
      series={[{ id: 'loss', label: 'The team lost' }]}
      tickText={String}
      texts={{
        lead: 'Day',
        showTable: 'Show as a table',
        showChart: 'Show as a chart',
        negative: 'The team won',
        unsettled: 'Still running',
      }}
    />,
  );
}

const day = { id: '11', label: '11 Nov', values: [40], texts: ['₱40.00'] };

test('says in words what is drawn, and shows the texts as a table when its button is pressed', async () => {
  const { user } = renderChart([day]);
  expect(screen.getByRole('figure', { name: 'Net loss by day' }).textContent).toContain('The team lost most');
  await user.click(screen.getByRole('button', { name: 'Show as a table' }));
  expect(screen.queryByRole('row', { name: '11 Nov ₱40.00' })).not.toBeNull();
});

test('explains negative and unsettled bars only when there are any', () => {
  const { unmount } = renderChart([day]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['The team lost']);
  unmount();
  renderChart([day, { ...day, id: '12', values: [-5], unsettled: true }]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'The team lost',
    'The team won',
    'Still running',
  ]);
});
