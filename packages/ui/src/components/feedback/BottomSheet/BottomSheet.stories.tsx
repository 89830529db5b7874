import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { Checkbox } from '../../inputs/Checkbox/Checkbox.tsx';
import { BottomSheet } from './BottomSheet.tsx';

const vendors = ['Amihan', 'Bakunawa', 'Carabao Gold', 'Dalisay', 'Ember & Reed'];
const list = (names: readonly string[]) => (
  <div style={{ display: 'grid' }}>
    {names.map((name) => (
      <Checkbox key={name} label={name} />
    ))}
  </div>
);

const meta = {
  title: 'Feedback/BottomSheet',
  component: BottomSheet,
  args: {
    open: true,
    onClose: fn(),
    title: 'Makers',
    closeLabel: 'Close',
    children: list(vendors),
    footer: <Button variant="action">Show 214 games</Button>,
  },
} satisfies Meta<typeof BottomSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

async function drag(distance: number) {
  const dragArea = screen.getByRole('heading', { name: 'Makers' });
  const pointerAt = (clientY: number) => ({ pointerId: 1, clientY, bubbles: true });
  await fireEvent.pointerDown(dragArea, pointerAt(400));
  await fireEvent.pointerMove(dragArea, pointerAt(400 + distance));
  await fireEvent.pointerUp(dragArea, pointerAt(400 + distance));
}

export const PulledDown: Story = {
  globals: { viewport: { value: 'phone' } },
  // A synthetic pointer cannot be captured.
  beforeEach: () => {
    const capture = spyOn(Element.prototype, 'setPointerCapture').mockReturnValue(undefined);
    return () => capture.mockRestore();
  },
  play: async ({ args }) => {
    await drag(60);
    await expect(args.onClose).not.toHaveBeenCalled();
    await drag(160);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Panel: Story = { args: { desktop: 'panel' } };

export const PanelRtl: Story = { args: { desktop: 'panel' }, globals: { direction: 'rtl' } };

/** A document: wide on desktops, the whole screen on phones. */
export const Page: Story = {
  tags: ['matrix'],
  args: { desktop: 'page', footer: undefined },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Makers' })).toBeVisible());
  },
};

export const PageOnPhone: Story = { args: { desktop: 'page' }, globals: { viewport: { value: 'phone' } } };

export const LongContent: Story = {
  args: { children: list(Array.from({ length: 40 }, (_, number) => `${vendors[number % 5] ?? ''} ${number + 1}`)) },
  globals: { viewport: { value: 'phone' } },
};

export const WithoutFooter: Story = { args: { footer: undefined, children: 'Paid on Monday by noon.' } };
