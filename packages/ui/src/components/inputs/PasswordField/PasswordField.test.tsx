import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { PasswordField } from './PasswordField.tsx';

const labels = { label: 'Password', showLabel: 'Show password', hideLabel: 'Hide password' };

test('shows and hides the text by its toggle [LOGIN-04]', async () => {
  const { user } = renderInBrand(<PasswordField {...labels} />);
  const field = screen.getByLabelText('Password');
  await user.type(field, 'secret');
  expect(field.getAttribute('type')).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field.getAttribute('type')).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field.getAttribute('type')).toBe('password');
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('secret');
});

/** Some browsers move the caret to the end when an input's type changes; jsdom does not. */
function moveCaretOnTypeChange(field: HTMLInputElement) {
  Object.defineProperty(field, 'type', {
    get: () => field.getAttribute('type'),
    set: (type: string) => {
      field.setAttribute('type', type);
      field.setSelectionRange(field.value.length, field.value.length);
    },
  });
}

test('keeps focus and caret when toggled [LOGIN-04]', async () => {
  const ref = createRef<HTMLInputElement>();
  const { user } = renderInBrand(<PasswordField {...labels} ref={ref} defaultValue="secret" />);
  const field = ref.current;
  if (!field) throw new Error('the ref is not set');
  moveCaretOnTypeChange(field);
  await user.click(field);
  field.setSelectionRange(2, 4);
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field.getAttribute('type')).toBe('text');
  expect(document.activeElement).toBe(field);
  expect([field.selectionStart, field.selectionEnd]).toEqual([2, 4]);
});

test('reaches the toggle by keyboard without submitting [LOGIN-04]', async () => {
  let submitCount = 0;
  const { user } = renderInBrand(
    <form onSubmit={() => (submitCount += 1)}>
      <PasswordField {...labels} />
    </form>,
  );
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Hide password' }));
  expect(submitCount).toBe(0);
});
