import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { ContractOffer } from './ContractOffer.tsx';

const effect = { title: 'On your last periods', lines: [{ id: '1', label: 'October', value: '+₱5.00' }] };

test('has headings below its own level, and the effect on the own periods', () => {
  renderInBrand(<ContractOffer eyebrow="From Habagat" title="New terms" headingLevel={3} effect={effect} />);
  expect(screen.queryByRole('heading', { level: 3, name: 'New terms' })).not.toBeNull();
  expect(screen.queryByRole('heading', { level: 4, name: 'On your last periods' })).not.toBeNull();
  expect(screen.getByRole('definition').textContent).toBe('+₱5.00');
});

test('says why there is no effect instead of showing old lines', () => {
  renderInBrand(
    <ContractOffer eyebrow="From Habagat" title="New terms" effect={{ ...effect, instead: 'No period yet' }} />,
  );
  expect(screen.queryByText('No period yet')).not.toBeNull();
  expect(screen.queryByRole('definition')).toBeNull();
});
