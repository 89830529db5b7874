import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { VendorCard } from './VendorCard.tsx';

test('shows the end of maintenance instead of the number of games, and forwards its ref', () => {
  const ref = createRef<HTMLElement>();
  renderInBrand(<VendorCard ref={ref} name="Luntian" logo="/l.svg" count="12 games" maintenance="Back at 14:00" />);
  expect(screen.queryByText('12 games')).toBeNull();
  expect(ref.current).toBe(screen.getByRole('button', { name: 'Luntian Back at 14:00' }));
  expect(ref.current?.getAttribute('aria-disabled')).toBe('true');
});
