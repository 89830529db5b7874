import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StickyAction } from './StickyAction.tsx';

// jsdom matches desktop media only, so the phone rules are read from the style sheet.
const rules = () => [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
const exposes = () => rules().some((text) => text.includes('--ui-sticky-action:'));

const heightVariable = () => getComputedStyle(document.documentElement).getPropertyValue('--ui-sticky-action');

test('exposes its height as a CSS variable while mounted', () => {
  const { unmount } = render(
    <StickyAction>
      <button type="button">Deposit</button>
    </StickyAction>,
  );
  expect(exposes()).toBe(true);
  expect(heightVariable()).toBe('');
  unmount();
  expect(exposes()).toBe(false);
});

test('exposes no height when it is inside a sheet', () => {
  render(
    <StickyAction within="sheet">
      <button type="button">Deposit</button>
    </StickyAction>,
  );
  expect(screen.getByRole('button', { name: 'Deposit' })).toBeDefined();
  expect(exposes()).toBe(false);
});
