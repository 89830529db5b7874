import { beforeEach, expect, it } from 'vitest';

import { findElement } from './find-element.ts';
import { stepsOf, type Target } from './target.ts';

const idOf = (target: Target): string | undefined => findElement(stepsOf(target))?.id;

beforeEach(() => {
  // jsdom has no layout, so give every element a box.
  Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
});

function show(html: string): void {
  document.body.innerHTML = html;
}

it('finds an element by explicit or implicit role and by its whole name', () => {
  show(
    '<button id="a">Log in now</button><a href="/" role="button" id="b">Log <b>in</b></a><a href="/" id="c">Log in</a>',
  );
  expect(idOf({ role: 'button', name: 'Log in' })).toBe('b');
  expect(idOf({ role: 'link', name: 'Log in' })).toBe('c');
  expect(idOf({ role: 'button', name: /^Log in/ })).toBe('a');
  expect(idOf({ role: 'button', name: 'Log' })).toBeUndefined();
});

it('treats special characters of regular expressions in a name literally', () => {
  show('<button id="a">Deposit ₱500x00 now</button><button id="b">Deposit ₱500.00 (now)</button>');
  expect(idOf({ role: 'button', name: 'Deposit ₱500.00 (now)' })).toBe('b');
});

it('prefers labels and attributes to the content and ignores aria-hidden text in names', () => {
  show(`<h2 id="title">Take <i>your</i> seat</h2><div role="dialog" id="a" aria-labelledby="title"></div>
    <label for="b">User name<span aria-hidden="true"> *</span></label><input id="b" />
    <button id="c" aria-label="Close">x</button>`);
  expect(idOf({ role: 'dialog', name: 'Take your seat' })).toBe('a');
  expect(idOf({ role: 'textbox', name: 'User name' })).toBe('b');
  expect(idOf({ label: 'User name' })).toBe('b');
  expect(idOf({ role: 'button', name: 'Close' })).toBe('c');
});

it('ignores hidden and inert elements', () => {
  show(`<div aria-hidden="true"><button id="a">Go</button></div><div inert><button id="b">Go</button></div>
    <button id="c" style="visibility: hidden">Go</button><button id="d">Go</button>`);
  expect(idOf({ role: 'button', name: 'Go' })).toBe('d');
});

it('finds the innermost element with a text inside another element', () => {
  show('<main><p id="a">₱1.00</p></main><div role="dialog"><p><span id="b">₱1.00</span></p></div>');
  expect(idOf({ text: '₱1.00', within: { role: 'dialog' } })).toBe('b');
  expect(idOf({ text: '₱1.00', within: { role: 'dialog', name: 'Other' } })).toBeUndefined();
});

it('finds a heading by its level', () => {
  show('<h2 id="a">Games</h2><h1 id="b">Welcome</h1>');
  expect(idOf({ role: 'heading', level: 1 })).toBe('b');
});
