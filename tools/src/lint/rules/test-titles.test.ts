import { describe, expect, it } from 'vitest';
import { runRule } from '../run-rule.ts';
import { testTitles } from './test-titles.ts';

const TEST = 'packages/sdk/src/client.test.ts';

describe('test-titles', () => {
  it.each([
    ["it('renders the card', () => { expect(1).toBe(1); });", 'state outcome and condition'],
    ["test('works', () => { expect(1).toBe(1); });", 'state outcome and condition'],
    ["it.each([1])('renders %s', () => { expect(1).toBe(1); });", 'state outcome and condition'],
    ["it('pays the winner', () => { pay(); });", 'call expect'],
    ["it('pays the winner', async function () { await pay(); });", 'call expect'],
    ["expect(1).toBe(1); it('pays the winner', () => {});", 'call expect'],
  ])('reports %s', (text, fix) => {
    const violations = runRule(testTitles, { [TEST]: text });
    expect(violations).toHaveLength(1);
    expect(violations[0]).toContain(`${TEST}:1 `);
    expect(violations[0]).toContain(fix);
  });

  it.each([
    "it('pays the winner', () => { expect(pay()).toBe(1); });",
    "it('pays the winner', () => { fc.assert(property); });",
    "it('pays the winner', async () => { await expect.soft(page).toHaveTitle('a'); });",
    "it('pays the winner', () => { expectBalance(5); });",
    "it('pays the winner', () => { assert.equal(pay(), 1); });",
    "it('pays the winner', pays);",
    "it.todo('pays the winner');",
    "describe('renders', () => { it('pays the winner', () => { expect(1).toBe(1); }); });",
    "test.step('opens the page', () => {});",
  ])('accepts %s', (text) => {
    expect(runRule(testTitles, { [TEST]: text })).toEqual([]);
  });
});
