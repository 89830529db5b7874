import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StickyAction } from './StickyAction.tsx';

// jsdom matches desktop media only, so the phone rules are read from the style sheet.
const rules = () => [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
const tells = () => rules().some((text) => text.includes('--ui-sticky-action:'));

const room = () => getComputedStyle(document.documentElement).getPropertyValue('--ui-sticky-action');

test('exposes its height to floating elements while mounted', () => {
  const { unmount } = render(
    <StickyAction>
      <button type="button">Deposit</button>
    </StickyAction>,
  );
  expect(tells()).toBe(true);
  expect(room()).toBe('');
  unmount();
  expect(tells()).toBe(false);
});

test('exposes no height inside a sheet', () => {
  render(
    <StickyAction within="sheet">
      <button type="button">Deposit</button>
    </StickyAction>,
  );
  expect(screen.getByRole('button', { name: 'Deposit' })).toBeDefined();
  expect(tells()).toBe(false);
});
