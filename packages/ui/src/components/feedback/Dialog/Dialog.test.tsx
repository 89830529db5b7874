import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { Dialog } from './Dialog.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp() {
  const onClose = vi.fn();
  const autoClose = { ms: 3000, label: (seconds: number) => `Closes in ${seconds} s` };
  const { user } = renderInBrand(
    <Dialog open onClose={onClose} title="Saved" autoClose={autoClose} actions={<button type="button">Fine</button>}>
      Your data are up to date.
    </Dialog>,
  );
  return { onClose, user };
}

// One second per step: React must render before the next timer is set.
function advanceSeconds(seconds: number) {
  for (let second = 0; second < seconds; second += 1) act(() => void vi.advanceTimersByTime(1000));
}

test('closes when its countdown ends [SYS-05]', () => {
  const { onClose } = setUp();
  expect(screen.getByText('Closes in 3 s')).toBeDefined();
  advanceSeconds(1);
  expect(screen.getByText('Closes in 2 s')).toBeDefined();
  expect(onClose).not.toHaveBeenCalled();
  advanceSeconds(5);
  expect(onClose).toHaveBeenCalledExactlyOnceWith('timeout');
});

test('pauses the countdown while hovered [SYS-05]', async () => {
  const { onClose, user } = setUp();
  await user.hover(screen.getByRole('dialog'));
  advanceSeconds(10);
  expect(onClose).not.toHaveBeenCalled();
  await user.unhover(screen.getByRole('dialog'));
  advanceSeconds(3);
  expect(onClose).toHaveBeenCalledExactlyOnceWith('timeout');
});

test('stops the countdown when the focus moves inside [SYS-05]', async () => {
  const { onClose, user } = setUp();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Fine' }));
  advanceSeconds(10);
  expect(onClose).not.toHaveBeenCalled();
});

test('has an icon, a title, content of the platform and buttons [SYS-04]', () => {
  renderInBrand(
    <Dialog open onClose={() => {}} icon="gift" title="News" actions={<button type="button">Fine</button>}>
      <p>
        Rules <b>apply</b>.
      </p>
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog', { name: 'News' });
  expect(dialog.querySelector('svg')).not.toBeNull();
  expect(dialog.querySelector('p > b')?.textContent).toBe('apply');
  expect(within(dialog).getByRole('button', { name: 'Fine' })).toBeDefined();
});

test('closes on a backdrop click [SYS-06]', async () => {
  const { onClose, user } = setUp();
  const container = document.querySelector('.MuiDialog-container');
  if (!container) throw new Error('the dialog has no container');
  await user.click(container);
  expect(onClose).toHaveBeenCalledExactlyOnceWith('backdrop');
});
