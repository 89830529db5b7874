import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { SliderCheck } from './SliderCheck.tsx';

const onTry = vi.fn();
const sliderCheck = (id: string, state?: 'open' | 'checking') => (
  <SliderCheck
    label="Drag"
    puzzle={{ id, background: 'data:,', piece: 'data:,', pieceY: 10 }}
    onTry={onTry}
    onRefresh={() => {}}
    refreshLabel="Another"
    instructions="Arrow keys"
    touchInstructions="Slide it"
    valueText={(offset) => String(offset)}
    solvedLabel="Checked"
    {...(state && { state })}
  />
);
const slider = () => screen.getByRole('slider', { name: 'Drag' });
const moveTo = (value: number) => fireEvent.change(slider(), { target: { value } });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  onTry.mockReset();
});

test('reports the offset and a track sampled every 16 ms', () => {
  renderInBrand(sliderCheck('a'));
  fireEvent.pointerDown(slider(), { isPrimary: true });
  for (const offset of [30, 75, 118]) {
    moveTo(offset);
    act(() => void vi.advanceTimersByTime(16));
  }
  fireEvent.pointerUp(slider());
  expect(onTry).toHaveBeenCalledWith({ offsetX: 118, track: [0, 30, 75, 118, 118] });
});

test('does not call onTry when the slider was not moved, or while checking', () => {
  const { rerender } = renderInBrand(sliderCheck('a'));
  fireEvent.pointerDown(slider(), { isPrimary: true });
  fireEvent.pointerUp(slider());
  rerender(sliderCheck('a', 'checking'));
  expect(slider()).toHaveProperty('disabled', true);
  expect(onTry).not.toHaveBeenCalled();
});

test('shows the touch instructions when the pointer is coarse', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  renderInBrand(sliderCheck('a'));
  expect(screen.getByText(/Slide it/)).toBeDefined();
  expect(screen.queryByText(/Arrow keys/)).toBeNull();
  vi.unstubAllGlobals();
});

test('resets the offset when the puzzle changes', () => {
  const { rerender } = renderInBrand(sliderCheck('a'));
  moveTo(50);
  rerender(sliderCheck('b'));
  expect(slider().getAttribute('aria-valuetext')).toBe('0');
});
