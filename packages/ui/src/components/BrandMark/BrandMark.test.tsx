import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInBrand } from '../../testing/render.tsx';
import { parolan } from '../../theme/brands/parolan.ts';
import { BrandMark } from './index.ts';

const shapes = (container: HTMLElement) =>
  [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));

test('the mark is the brand’s own, unless another is given', () => {
  const { container, rerender } = renderInBrand(<BrandMark name="Croupier" />);
  expect(shapes(container)).toHaveLength(3);
  rerender(<BrandMark name="Parolan" mark={parolan.mark} />);
  expect(shapes(container)).toEqual(parolan.mark.shapes.map(({ d }) => d));
});

test('a link around a compact mark keeps its name', () => {
  renderInBrand(
    <a href="/">
      <BrandMark name="Croupier" compact />
    </a>,
  );
  expect(screen.getByRole('link', { name: 'Croupier' })).toBeDefined();
});

test('outside a brand it says what is missing', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<BrandMark name="Croupier" />)).toThrow(/BrandProvider/);
});
