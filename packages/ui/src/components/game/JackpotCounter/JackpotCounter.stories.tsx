import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { JackpotCounter } from './JackpotCounter.tsx';

const formatPesos = (value: string) => {
  const [whole = '', part] = value.split('.');
  return `₱${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}${part === undefined ? '' : `.${part}`}`;
};

const meta = {
  title: 'Game/JackpotCounter',
  component: JackpotCounter,
  args: { label: 'Grand jackpot', value: '48217306.42', format: formatPesos, note: 'Last won 3 days ago' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof JackpotCounter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('₱48,217,306.42')).toBeInTheDocument();
    const cells = [...canvasElement.querySelectorAll('b[data-cents="false"]')];
    const widths = new Set(cells.map((cell) => Math.round(cell.getBoundingClientRect().width * 10)));
    await expect(widths.size).toBe(1);
    const plate = canvas.getByRole('region', { name: 'Grand jackpot' });
    await expect(plate.scrollWidth).toBeLessThanOrEqual(plate.clientWidth);
  },
};

export const Demonstration: Story = {
  args: {
    note: undefined,
    demoNote: 'A demonstration: not a prize that can be won',
    details: [
      { id: 'major', label: 'Major', value: '₱1,284,950.10' },
      { id: 'minor', label: 'Minor', value: '₱86,412.75' },
      { id: 'last', label: 'Last grand win', value: '3 days ago, Iloilo' },
    ],
  },
};

/** The whole panel is the target of its link. */
export const WithLink: Story = {
  tags: ['matrix'],
  args: { action: { label: 'See the jackpot games', link: { href: '#/jackpots' } } },
  play: async ({ canvas }) => {
    const { left, top, width } = canvas.getByRole('region', { name: 'Grand jackpot' }).getBoundingClientRect();
    const link = canvas.getByRole('link', { name: 'See the jackpot games' });
    await expect(document.elementFromPoint(left + width / 2, top + 8)).toBe(link);
  },
};

export const LongText: Story = {
  args: {
    value: '199999999999.99',
    label: 'Pinakamalaking jackpot',
    note: 'Huling napanalunan tatlong araw na ang nakalipas',
  },
};

/** The amount reads left to right in every script. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const positions = [...canvasElement.querySelectorAll('b')].map((cell) => cell.getBoundingClientRect().left);
    await expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  },
};
