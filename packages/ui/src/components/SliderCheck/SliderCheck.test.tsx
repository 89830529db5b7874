import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInBrand } from '../../testing/render.tsx';
import { SliderCheck } from './SliderCheck.tsx';

const onTry = vi.fn();
const check = (id: string, state?: 'open' | 'checking') => (
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
  renderInBrand(check('a'));
  fireEvent.pointerDown(slider(), { isPrimary: true });
  for (const offset of [30, 75, 118]) {
    moveTo(offset);
    act(() => void vi.advanceTimersByTime(16));
  }
  fireEvent.pointerUp(slider());
  expect(onTry).toHaveBeenCalledWith({ offsetX: 118, track: [0, 30, 75, 118, 118] });
});

test('ignores a press without movement, and tries while checking', () => {
  const { rerender } = renderInBrand(check('a'));
  fireEvent.pointerDown(slider(), { isPrimary: true });
  fireEvent.pointerUp(slider());
  rerender(check('a', 'checking'));
  expect(slider()).toHaveProperty('disabled', true);
  expect(onTry).not.toHaveBeenCalled();
});

test('the instructions are those of a finger when the device has no finer pointer', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  renderInBrand(check('a'));
  expect(screen.getByText(/Slide it/)).toBeDefined();
  expect(screen.queryByText(/Arrow keys/)).toBeNull();
  vi.unstubAllGlobals();
});

test('another puzzle starts at the beginning', () => {
  const { rerender } = renderInBrand(check('a'));
  moveTo(50);
  rerender(check('b'));
  expect(slider().getAttribute('aria-valuetext')).toBe('0');
});
