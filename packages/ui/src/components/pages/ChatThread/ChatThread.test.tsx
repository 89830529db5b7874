import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sampleChat, sampleChatLabels } from '../../../testing/chat.ts';
import { renderInBrand } from '../../../testing/render.tsx';
import { ChatThread } from './ChatThread.tsx';

function setUp(limit = 100) {
  const onSend = vi.fn<(text: string) => void>();
  const thread = (
    <ChatThread labels={sampleChatLabels} entries={sampleChat} onRetry={vi.fn()} onSend={onSend} limit={limit} />
  );
  return { onSend, ...renderInBrand(thread), field: screen.getByRole('textbox', { name: 'Message' }) };
}

test('sends by Enter, starts a line by Shift and Enter, and empties the field', async () => {
  const { user, onSend, field } = setUp();
  await user.type(field, ' One{Shift>}{Enter}{/Shift}Two {Enter}');
  expect(onSend).toHaveBeenCalledExactlyOnceWith('One\nTwo');
  expect(field).toHaveProperty('value', '');
});

test('sends nothing when the text is blank or above the limit, and counts an emoji as one', async () => {
  const { user, onSend, field } = setUp(3);
  await user.type(field, '  {Enter}');
  expect(onSend).not.toHaveBeenCalled();
  await user.clear(field);
  await user.type(field, 'abcd{Enter}');
  expect(onSend).not.toHaveBeenCalled();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await user.clear(field);
  await user.type(field, '🎰🎰🎰{Enter}');
  expect(onSend).toHaveBeenCalledExactlyOnceWith('🎰🎰🎰');
});

test('announces added messages politely, and says which are one’s own', () => {
  setUp();
  expect(screen.getByRole('log', { name: 'Messages' }).getAttribute('aria-live')).toBe('polite');
  expect(screen.getAllByText('You:')).toHaveLength(2);
});
