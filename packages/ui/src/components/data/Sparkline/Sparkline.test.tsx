import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { drawSteps, Sparkline } from './Sparkline.tsx';

const points = [
  { id: '1', label: 'Nov 1', value: 0, text: '₱0.00' },
  { id: '2', label: 'Nov 2', value: 40, text: '+₱40.00' },
];
const texts = { lead: 'Day', value: 'Result', showTable: 'Show as a table', showChart: 'Show as a chart' };

test('steps to the next value at its place, and keeps zero in the drawing', () => {
  expect(drawSteps([0, 10, 10])).toEqual({ path: 'M0 28H58V4H116V4', zero: 28, end: 4 });
  expect(drawSteps([-10, -5])).toMatchObject({ zero: 4, end: 16 });
});

test('draws only the zero line without points', () => {
  expect(drawSteps([])).toMatchObject({ path: '' });
});

test('shows the texts as a table when its button is pressed', async () => {
  const { user } = renderInBrand(<Sparkline label="Slots: ahead" points={points} texts={texts} />);
  await user.click(screen.getByRole('button', { name: 'Show as a table' }));
  expect(screen.queryByRole('row', { name: 'Nov 2 +₱40.00' })).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show as a chart' }));
  expect(screen.queryByRole('table')).toBeNull();
});

test('has no button when the figures are beside it', () => {
  renderInBrand(<Sparkline label="Slots: ahead" points={points} />);
  expect(screen.queryByRole('img', { name: 'Slots: ahead' })).not.toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
