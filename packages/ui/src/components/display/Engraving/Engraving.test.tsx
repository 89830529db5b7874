import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Engraving } from './Engraving.tsx';

const pathOf = (container: HTMLElement) => container.querySelector('path')?.getAttribute('d') ?? '';
const lineCount = (path: string) => path.split('M').length - 1;

test.each(['rosette', 'wave'] as const)(
  'draws a %s as one path with the requested lines, hidden from screen readers',
  (kind) => {
    const { container } = render(<Engraving kind={kind} lines={12} />);
    expect(container.querySelectorAll('path')).toHaveLength(1);
    expect(lineCount(pathOf(container))).toBe(12);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  },
);

test('limits the numbers of lines and petals', () => {
  const { container } = render(<Engraving kind="rosette" lines={5000} petals={900} />);
  const path = pathOf(container);
  expect(lineCount(path)).toBe(32);
  expect(path.length).toBeLessThan(100_000);
  expect(path).not.toMatch(/NaN|undefined/);
});

test('draws equal paths when the shapes are equal', () => {
  const first = render(<Engraving kind="wave" lines={9} />);
  const second = render(<Engraving kind="wave" lines={9} />);
  expect(pathOf(second.container)).toBe(pathOf(first.container));
});
