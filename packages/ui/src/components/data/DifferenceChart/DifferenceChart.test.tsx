import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { DifferenceChart } from './DifferenceChart.tsx';

test('names the own periods beside the drawing, and has the ranges in its table', async () => {
  const { user } = renderInBrand(
    <DifferenceChart
      label="More or less"
      summary="Less from ₱10 to ₱20."
      ranges={[{ id: '10', from: 10, to: 20, start: -1, end: -2, label: '₱10 to ₱20', text: 'up to ₱2.00 less' }]}
      points={[{ id: 'nov', label: 'November', base: 15, difference: -1.5, text: '−₱1.50' }]}
      max={40}
      baseText={String}
      tickText={String}
      texts={{
        lead: 'Net loss',
        difference: 'Difference',
        more: 'pays more',
        less: 'pays less',
        showTable: 'Show as a table',
        showChart: 'Show as a chart',
      }}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'pays more',
    'pays less',
    '1November −₱1.50',
  ]);
  await user.click(screen.getByRole('button', { name: 'Show as a table' }));
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual(['Net lossDifference', '₱10 to ₱20up to ₱2.00 less']);
});
