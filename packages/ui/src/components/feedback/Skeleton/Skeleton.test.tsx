import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Skeleton } from './Skeleton.tsx';

test('has the given size and number of lines, and is hidden from screen readers', () => {
  const { container, rerender } = render(<Skeleton shape="box" width="120px" height="80px" />);
  const box = container.firstElementChild;
  if (!box) throw new Error('nothing was rendered');
  expect(box.getAttribute('aria-hidden')).toBe('true');
  expect(getComputedStyle(box).width).toBe('120px');
  expect(getComputedStyle(box).height).toBe('80px');
  rerender(<Skeleton lines={3} />);
  expect(container.firstElementChild?.children).toHaveLength(3);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  expect(screen.queryByRole('status')).toBeNull();
});
