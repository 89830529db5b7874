// @vitest-environment node
import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { disableOwnerStacks } from './disable-owner-stacks.ts';

/** React records a stack by creating an error. */
function countStacks(): number {
  const stacks = vi.spyOn(globalThis, 'Error');
  createElement('p');
  const { length } = stacks.mock.calls;
  stacks.mockRestore();
  return length;
}

it('stops React from recording the stack of an element', () => {
  expect(countStacks()).toBe(1);
  disableOwnerStacks();
  expect(countStacks()).toBe(0);
});
