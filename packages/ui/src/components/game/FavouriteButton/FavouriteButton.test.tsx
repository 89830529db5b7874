import { createEvent, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { FavouriteButton } from './FavouriteButton.tsx';

/** Presses at the given page time in ms. */
function pressAt(time: number) {
  const button = screen.getByRole('button');
  const event = createEvent.click(button);
  Object.defineProperty(event, 'timeStamp', { value: time });
  fireEvent(button, event);
}

test('toggles at most once per 1000 ms [FAV-03]', () => {
  const onChange = vi.fn();
  const button = (favourite: boolean) => (
    <FavouriteButton favourite={favourite} addLabel="Add" removeLabel="Remove" onChange={onChange} />
  );
  const { rerender } = renderInBrand(button(false));
  pressAt(50);
  rerender(button(true));
  pressAt(1049);
  expect(onChange.mock.calls).toEqual([[true]]);
  pressAt(1050);
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});

test('has the name of its action', () => {
  const button = (favourite: boolean) => (
    <FavouriteButton favourite={favourite} addLabel="Add" removeLabel="Remove" onChange={() => {}} />
  );
  const { rerender } = renderInBrand(button(false));
  expect(screen.getByRole('button', { name: 'Add' })).toBeDefined();
  rerender(button(true));
  expect(screen.getByRole('button', { name: 'Remove' })).toBeDefined();
});
