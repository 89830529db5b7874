import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { Celebration } from './Celebration.tsx';

const root = () => screen.getByRole('heading', { name: 'All three are in' }).closest('section');

test.each([
  ['a press', () => fireEvent.pointerDown(document.body)],
  ['a key', () => fireEvent.keyDown(document.body, { key: 'Enter' })],
])('moves until %s ends it', (_, skip) => {
  renderInBrand(<Celebration kind="claim" title="All three are in" />);
  expect(root()?.dataset.animated).toBe('true');
  skip();
  expect(root()?.dataset.animated).toBe('false');
});

test('does not move when it was celebrated before', () => {
  renderInBrand(<Celebration kind="claim" title="All three are in" animated={false} />);
  expect(root()?.dataset.animated).toBe('false');
});
