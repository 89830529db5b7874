import { describe, expect, it } from 'vitest';
import { judge } from '../planted-house.ts';
import { testsTitles } from './tests-titles.ts';

const TEST = 'packages/sdk/src/client.test.ts';

describe('tests-titles', () => {
  it.each([
    ["it('renders the card', () => { expect(1).toBe(1); });", 'name the outcome and its condition'],
    ["test('works', () => { expect(1).toBe(1); });", 'name the outcome and its condition'],
    ["it.each([1])('renders %s', () => { expect(1).toBe(1); });", 'name the outcome and its condition'],
    ["it('pays the winner', () => { pay(); });", 'add an expect'],
    ["it('pays the winner', async function () { await pay(); });", 'add an expect'],
    ["expect(1).toBe(1); it('pays the winner', () => {});", 'add an expect'],
  ])('refuses %s', (text, fix) => {
    const refusals = judge(testsTitles, { [TEST]: text });
    expect(refusals).toHaveLength(1);
    expect(refusals[0]).toContain(`${TEST}:1 `);
    expect(refusals[0]).toContain(fix);
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
  ])('lets %s pass', (text) => {
    expect(judge(testsTitles, { [TEST]: text })).toEqual([]);
  });

  it('looks at tests only', () => {
    expect(judge(testsTitles, { 'packages/sdk/src/client.ts': "it('renders', () => {});" })).toEqual([]);
  });
});
