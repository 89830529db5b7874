import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleImages } from '../../../../.storybook/covers/samples.ts';
import { Amount } from '../../display/Amount/Amount.tsx';
import type { IconName } from '../../display/Icon/Icon.tsx';
import { StatusChip } from '../../display/StatusChip/StatusChip.tsx';
import { Sparkline } from '../Sparkline/Sparkline.tsx';
import type { RecordRow } from './RecordTable.tsx';
import { RecordTable } from './RecordTable.tsx';

const row = (id: string, game: string, stake: string) => ({
  id,
  cells: { game, time: '21 Nov, 20:14', stake, status: <StatusChip tone="success">Settled</StatusChip> },
});

const meta = {
  title: 'Data/RecordTable',
  component: RecordTable,
  args: {
    label: 'Bets',
    columns: [
      { id: 'game', label: 'Game' },
      { id: 'time', label: 'Time' },
      { id: 'stake', label: 'Stake', numeric: true },
      { id: 'status', label: 'Status' },
    ],
    rows: [row('one', 'Dragon Hoard', '₱5.00'), row('two', 'Ang Napakahabang Pangalan ng Laro', '₱1,000,000.00')],
    onOpen: fn(),
  },
} satisfies Meta<typeof RecordTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

/** A press anywhere on a row opens it. */
export const RowPressed: Story = {
  play: async ({ canvas, args }) => {
    const { left, right, top, bottom } = (await canvas.findByText('₱5.00')).getBoundingClientRect();
    const target = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    await expect(target).toBe(canvas.getByRole('button', { name: 'Dragon Hoard' }));
    if (target) await userEvent.click(target);
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
    await expect(args.onOpen).toHaveBeenLastCalledWith('one');
  },
};

/** On phones one card per row with labelled parts; column headers are visually hidden. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Stake', { selector: '[data-label]' }))[0]).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Stake' }).getBoundingClientRect().bottom).toBeLessThan(
      canvas.getByRole('button', { name: 'Dragon Hoard' }).getBoundingClientRect().bottom,
    );
  },
};

/** On phones a row has two lines and at most 88 px, so that a screen shows eight rows. */
export const Compact: Story = {
  tags: ['matrix'],
  globals: { viewport: { value: 'phone' } },
  args: {
    columns: [
      { id: 'game', label: 'Game' },
      { id: 'time', label: 'Time', phone: 'meta' },
      { id: 'round', label: 'Round', phone: 'hidden' },
      { id: 'status', label: 'Status', phone: 'meta' },
      { id: 'stake', label: 'Stake', numeric: true, phone: 'note' },
      { id: 'net', label: 'Net', numeric: true, phone: 'value' },
    ],
    rows: ['one', 'two', 'three'].map((id, index) => ({
      ...row(id, ['Dragon Hoard', 'Ang Napakahabang Pangalan ng Laro'][index % 2] ?? '', '₱5.00'),
      image: sampleImages.dragon,
      usual: index === 2 ? [] : ['status'],
    })),
  },
  play: async ({ canvas }) => {
    const rows = (await canvas.findAllByRole('row')).slice(1);
    const isLargeText = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) > 16;
    const limit = isLargeText ? 2 * 88 : 88;
    for (const element of rows.slice(0, 2))
      await expect(element.getBoundingClientRect().height).toBeLessThanOrEqual(limit);
    await expect(canvas.getAllByText('Settled').filter((chip) => chip.checkVisibility())).toHaveLength(1);
  },
};

/** Two lines per row on phones, without labels: title and first number, then the other cells. */
export const Lines: Story = {
  tags: ['matrix'],
  globals: { viewport: { value: 'phone' } },
  args: { phoneRows: 'lines' },
  play: async ({ canvas }) => {
    const title = (await canvas.findByText('Dragon Hoard')).getBoundingClientRect();
    await expect(canvas.getByText('₱5.00').getBoundingClientRect().top).toBeLessThan(title.bottom);
    await expect(canvas.getAllByText('21 Nov, 20:14')[0]?.getBoundingClientRect().top).toBeGreaterThan(title.top);
    await expect(canvas.getAllByText('Stake', { selector: '[data-label]' })[0]).not.toBeVisible();
  },
};

const entry = (id: string, icon: IconName, texts: readonly [string, string, string, string, string]): RecordRow => {
  const [what, detail, time, change, balance] = texts;
  return {
    id,
    group: id.startsWith('22') ? '22' : '21',
    icon,
    detail,
    cells: {
      what,
      time,
      number: `tx_8812${id}`,
      change: <Amount text={change} tone={change.startsWith('+') ? 'gain' : 'plain'} />,
      balance,
    },
  };
};

const entries: RecordRow[] = [
  entry('2204', 'into', ['Deposit', 'Kampupot e-wallet', '6:05 PM', '+₱1,000.00', '₱12,480.50']),
  entry('2203', 'live', ['Baccarat Sampaguita', '10 rounds', '4:40 PM', '−₱100.00', '₱11,480.50']),
  entry('2202', 'slots', ['Bituin ng Maynila', '38 rounds', '3:52 PM', '+₱9,177.50', '₱11,580.50']),
  {
    ...entry('2201', 'out', ['Withdrawal', 'On its way, part 2 of 3', '2:02 PM', '−₱3,000.00', '₱2,403.00']),
    iconTone: 'warning',
  },
  entry('2102', 'live', ['Baccarat Sampaguita', '10 rounds', '8:02 PM', '+₱50.00', '₱5,364.40']),
  entry('2101', 'ticket', ['20% on Saturdays', 'Bonus', '6:41 PM', '+₱400.00', '₱5,542.40']),
];

/**
 * Entries of an account by day. On phones an entry has two lines beside its icon, 60 px high: title and change, then
 * time, detail and the balance after it.
 */
export const Statement: Story = {
  tags: ['matrix'],
  args: {
    label: 'Entries',
    columns: [
      { id: 'what', label: 'What' },
      { id: 'time', label: 'Time' },
      { id: 'number', label: 'Number', phone: 'hidden' },
      { id: 'change', label: 'In or out', numeric: true, phone: 'value' },
      { id: 'balance', label: 'Balance after', numeric: true, phone: 'subvalue' },
    ],
    groups: [
      { id: '22', label: 'Sun, Nov 22', cells: { change: <Amount text="+₱7,116.10" /> } },
      { id: '21', label: 'Sat, Nov 21', cells: { change: <Amount text="+₱2,222.00" /> } },
    ],
    rows: entries,
  },
  play: async ({ canvas }) => {
    const group = await canvas.findByRole('rowgroup', { name: 'Sun, Nov 22' });
    await expect(within(group).getAllByRole('row')).toHaveLength(5);
  },
};

export const StatementOnPhone: Story = {
  args: Statement.args,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('button', { name: 'Bituin ng Maynila' });
    await expect(title.closest('[role="row"]')?.getBoundingClientRect().height).toBeLessThanOrEqual(64);
    const [time, detail, balance] = ['3:52 PM', '38 rounds', '₱11,580.50'].map((text) =>
      canvas.getByText(text).getBoundingClientRect(),
    );
    await expect(detail?.left).toBeGreaterThan(time?.right ?? 0);
    await expect(balance?.left).toBeGreaterThan(detail?.left ?? 0);
    await expect(Math.abs((balance?.top ?? 0) - (time?.top ?? 0))).toBeLessThan(4);
  },
};

/** A long detail has its own line below the time on a narrow phone, and needs two at most. */
export const LongDetails: Story = {
  args: {
    ...Statement.args,
    rows: [
      {
        ...entry('2202', 'slots', [
          'Bituin ng Maynila',
          '138 rounds, ₱13,800 itinaya, ₱10,005.50 bumalik',
          '11:52 PM',
          '−₱3,794.50',
          '₱11,580.50',
        ]),
        longDetail: true,
      },
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const detail = await canvas.findByText(/138 rounds/);
    const [time, balance] = ['11:52 PM', '₱11,580.50'].map((text) => canvas.getByText(text).getBoundingClientRect());
    const { top, left, height } = detail.getBoundingClientRect();
    await expect(balance?.top).toBeLessThan(top);
    await expect(Math.abs(left - (time?.left ?? 0))).toBeLessThan(1);
    await expect(height).toBeLessThanOrEqual(2 * Number.parseFloat(getComputedStyle(detail).lineHeight) + 1);
  },
};

const kindOfGame = (
  id: string,
  icon: IconName,
  texts: readonly [string, string, string, string],
  course: readonly number[],
): RecordRow => {
  const [name, staked, back, result] = texts;
  const tone = result.startsWith('+') ? 'gain' : 'loss';
  const points = course.map((value, day) => ({ id: `${day}`, label: `Nov ${day + 1}`, value, text: `${value}` }));
  return {
    id,
    icon,
    detail: `${staked} staked`,
    cells: {
      name,
      course: <Sparkline label={`${name}: ${result}`} tone={tone} points={points} />,
      result: <Amount text={result} tone={tone} />,
      back: `${back} back`,
    },
  };
};

/** On phones a drawing is between title and value. */
export const Courses: Story = {
  tags: ['matrix'],
  args: {
    label: 'By kind of game',
    columns: [
      { id: 'name', label: 'Kind of game' },
      { id: 'course', label: 'Through the month', phone: 'middle' },
      { id: 'back', label: 'Paid back', numeric: true, phone: 'subvalue' },
      { id: 'result', label: 'Result', numeric: true, phone: 'value' },
    ],
    rows: [
      kindOfGame('slots', 'slots', ['Slots', '₱8,200', '₱15,342', '+₱7,142.00'], [0, -80, -200, -250, 640]),
      kindOfGame('live', 'live', ['Live casino', '₱9,100', '₱7,930', '−₱1,170.00'], [0, -100, -480, -700, -1170]),
    ],
    onOpen: undefined,
  },
};

/** A row that opens in place says whether it is open, and has its content below it. */
export const Expanded: Story = {
  tags: ['matrix'],
  args: {
    ...Statement.args,
    rows: entries.map((item) =>
      item.id === '2202'
        ? {
            ...item,
            expanded: true,
            content: (
              <RecordTable
                label="Rounds of Bituin ng Maynila"
                columns={[
                  { id: 'what', label: 'What' },
                  { id: 'time', label: 'Time', phone: 'meta' },
                  { id: 'change', label: 'In or out', numeric: true, phone: 'value' },
                ]}
                rows={[
                  { id: 'b', cells: { what: 'Payout', time: '3:52 PM', change: '+₱70.00' } },
                  { id: 'a', cells: { what: 'Stake', time: '3:51 PM', change: '−₱30.00' } },
                ]}
              />
            ),
          }
        : { ...item, ...(item.icon === 'live' && { expanded: false }) },
    ),
  },
  play: async ({ canvas }) => {
    const rounds = await canvas.findByRole('table', { name: 'Rounds of Bituin ng Maynila' });
    const opened = canvas.getByRole('button', { name: 'Bituin ng Maynila', expanded: true });
    await expect(document.getElementById(opened.getAttribute('aria-controls') ?? '')).toContainElement(rounds);
    await expect(canvas.getAllByRole('button', { name: 'Baccarat Sampaguita', expanded: false })).toHaveLength(2);
  },
};

export const ExpandedOnPhone: Story = { args: Expanded.args, globals: { viewport: { value: 'phone' } } };

/** Rows that lead to a page are links. */
export const Links: Story = {
  args: { rows: [{ ...row('one', 'Dragon Hoard', '₱5.00'), link: { href: '#one' } }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Dragon Hoard' })).toHaveAttribute('href', '#one');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Rows without details are plain text. */
export const Plain: Story = {
  tags: ['matrix'],
  args: { onOpen: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Dragon Hoard')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
