import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { parolan } from '../../../theme/brands/parolan.ts';
import { BrandMark } from './BrandMark.tsx';

const shapes = (container: HTMLElement) =>
  [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));

test('shows the brand’s mark unless another is given', () => {
  const { container, rerender } = renderInBrand(<BrandMark name="Croupier" />);
  expect(shapes(container)).toHaveLength(3);
  rerender(<BrandMark name="Parolan" mark={parolan.mark} />);
  expect(shapes(container)).toEqual(parolan.mark.shapes.map(({ d }) => d));
});

test('keeps the accessible name of a link around a compact mark', () => {
  renderInBrand(
    <a href="/">
      <BrandMark name="Croupier" compact />
    </a>,
  );
  expect(screen.getByRole('link', { name: 'Croupier' })).toBeDefined();
});

test('throws a helpful error outside a brand', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<BrandMark name="Croupier" />)).toThrow(/BrandProvider/);
});
