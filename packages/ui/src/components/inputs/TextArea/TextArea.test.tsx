import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { TextArea } from './TextArea.tsx';

const counter = (limit: number) => ({
  limit,
  text: (used: number, max: number) => `${used} of ${max}`,
  announce: (left: number) => `${left} left`,
});
const announced = () => screen.getByRole('status').textContent;

test('counts an emoji as one letter and accepts text above the limit for validation', async () => {
  const { user } = renderInBrand(<TextArea label="Feedback" counter={counter(3)} />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Feedback', description: '0 of 3' });
  await user.type(field, 'a😀b');
  expect(screen.getByText('3 of 3')).toBeDefined();
  await user.type(field, 'c');
  expect(field.value).toBe('a😀bc');
  expect(screen.getByText('4 of 3')).toBeDefined();
});

test('announces only near, at and above the limit', async () => {
  const { user } = renderInBrand(<TextArea label="Feedback" counter={counter(20)} />);
  const field = screen.getByRole('textbox');
  const announcements = [];
  for (const letter of 'abcdefghijklmnopqrstuv') {
    await user.type(field, letter);
    announcements.push(announced());
  }
  expect(announcements.slice(0, 17).join('')).toBe('');
  expect(announcements.slice(17)).toEqual(['2 left', '2 left', '0 left', '-1 left', '-1 left']);
});
