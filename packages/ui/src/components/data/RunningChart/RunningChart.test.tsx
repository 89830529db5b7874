import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { RunningChart } from './RunningChart.tsx';

const points = [
  { id: '8', label: '8 Nov', value: -40, text: '-₱40.00' },
  { id: '9', label: '9 Nov', value: 25, text: '₱25.00', marked: true },
];

function renderChart(shown = points) {
  return renderInBrand(
    <RunningChart
      label="Result so far"
      summary="You are ahead by ₱25.00 on 9 Nov."
      points={shown}
      tickText={String}
      texts={{ lead: 'Day', value: 'Result', showTable: 'Show as a table', showChart: 'Show as a chart' }}
    />,
  );
}

const rowTexts = () => screen.getAllByRole('row').map(({ textContent }) => textContent);

test('says in words what is drawn, and shows every value as it is read when its button is pressed', async () => {
  const { user } = renderChart();
  expect(screen.getByRole('figure', { name: 'Result so far' }).textContent).toContain('ahead by ₱25.00');
  await user.click(screen.getByRole('button', { name: 'Show as a table' }));
  expect(rowTexts()).toEqual(['DayResult', '8 Nov-₱40.00', '9 Nov₱25.00']);
  await user.click(screen.getByRole('button', { name: 'Show as a chart' }));
  expect(screen.queryByRole('table')).toBeNull();
});

test('draws a result that never left zero at the zero line', () => {
  const { container } = renderChart([
    { id: '8', label: '8 Nov', value: 0, text: '₱0.00' },
    { id: '9', label: '9 Nov', value: 0, text: '₱0.00' },
  ]);
  expect(container.querySelector('path[vector-effect]')?.getAttribute('d')).toBe('M0 100H0V100H100V100');
});
