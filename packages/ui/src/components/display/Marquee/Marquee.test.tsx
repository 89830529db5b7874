import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Marquee } from './Marquee.tsx';

const items = [
  { id: 'one', text: 'Transfers may take long.' },
  { id: 'two', text: 'New tables tonight.' },
];
const labels = { name: 'Notice', pause: 'Pause', play: 'Run', next: 'Next' };

test('scrolls notices beside a message icon, each announced once [HOME-02]', () => {
  render(<Marquee items={items} labels={labels} />);
  const strip = screen.getByRole('region', { name: 'Notice' });
  expect(strip.querySelector('svg')).not.toBeNull();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(items.map(({ text }) => text));
});

test('shows one notice with a next button under reduced motion', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  const user = userEvent.setup();
  render(<Marquee items={items} labels={labels} linkOf={(id) => ({ href: `#${id}` })} />);
  expect(screen.getByRole('link', { name: 'Transfers may take long.' }).getAttribute('href')).toBe('#one');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('link', { name: 'New tables tonight.' }).getAttribute('href')).toBe('#two');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('Transfers may take long.')).toBeDefined();
  vi.unstubAllGlobals();
});

test('shows nothing when there are no notices', () => {
  render(<Marquee items={[]} labels={labels} />);
  expect(screen.queryByRole('region')).toBeNull();
});
