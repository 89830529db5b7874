import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { UploadField, type UploadItem } from './UploadField.tsx';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const file = (name: string, bytes: number[], size = bytes.length) => {
  const content = new Uint8Array(size);
  content.set(bytes);
  return new File([content], name, { type: 'image/png' });
};
const onAdd = vi.fn();
const onRemove = vi.fn();
const onRetry = vi.fn();

const renderField = (items: UploadItem[] = []) =>
  renderInBrand(
    <UploadField
      label="Proof"
      prompt="Choose pictures"
      hint="PNG or JPG, 5 MB, 3 at most"
      items={items}
      onAdd={onAdd}
      onRemove={onRemove}
      onRetry={onRetry}
      refusalText={(reason, name) => `${name}: ${reason}`}
      removeLabel={(name) => `Remove ${name}`}
      cancelLabel={(name) => `Cancel ${name}`}
      retryLabel={(name) => `Send ${name} again`}
      stateText={({ name, state }) => `${name} ${state}`}
    />,
  );

const drop = (...files: File[]) =>
  fireEvent.drop(screen.getByRole('button', { name: 'Choose pictures' }), {
    dataTransfer: {
      files,
      items: files.map((dropped) => ({ kind: 'file', type: dropped.type, getAsFile: () => dropped })),
      types: ['Files'],
    },
  });
const added = () => onAdd.mock.calls.flatMap(([files]: File[][]) => files?.map(({ name }) => name));

beforeEach(() => vi.clearAllMocks());

test('accepts pictures by magic bytes and says why others are refused [VAL-34]', async () => {
  renderField();
  drop(
    file('real.png', PNG),
    file('photo.jpg', [0xff, 0xd8, 0xff, 0xe0]),
    file('script.png', [0x3c, 0x73, 0x76, 0x67]),
    file('large.png', PNG, 5 * 1024 * 1024 + 1),
  );
  await waitFor(() => expect(added()).toEqual(['real.png', 'photo.jpg']));
  const alert = screen.getByRole('alert').textContent;
  expect(alert).toContain('script.png: type');
  expect(alert).toContain('large.png: size');
});

test('accepts three at most, existing ones included [VAL-34]', async () => {
  renderField([{ id: '1', name: 'one.png', state: 'done' }]);
  drop(file('two.png', PNG), file('three.png', PNG), file('four.png', PNG));
  await waitFor(() => expect(added()).toEqual(['two.png', 'three.png']));
  expect(screen.getByRole('alert').textContent).toBe('four.png: count');
});

test('cancels a running, retries a failed and removes a finished upload', async () => {
  const { user } = renderField([
    { id: 'a', name: 'a.png', state: 'uploading', progress: 0.4 },
    { id: 'b', name: 'b.png', state: 'failed' },
    { id: 'c', name: 'c.png', state: 'done' },
  ]);
  await user.click(screen.getByRole('button', { name: 'Cancel a.png' }));
  await user.click(screen.getByRole('button', { name: 'Send b.png again' }));
  await user.click(screen.getByRole('button', { name: 'Remove c.png' }));
  expect(onRemove.mock.calls).toEqual([['a'], ['c']]);
  expect(onRetry.mock.calls).toEqual([['b']]);
  expect(screen.getByRole('status').textContent).toContain('b.png failed');
});
