import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { sampleBanners } from '../../../../.storybook/covers/samples.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Checkbox } from '../../inputs/Checkbox/Checkbox.tsx';
import { FormStack } from '../../layout/FormStack/FormStack.tsx';
import { PasswordField } from '../../inputs/PasswordField/PasswordField.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { AuthFrame } from './AuthFrame.tsx';

const meta = {
  title: 'Pages/AuthFrame',
  component: AuthFrame,
  args: {
    open: true,
    onClose: fn(),
    title: 'Welcome back',
    subtitle: 'Log in to see your balance',
    closeLabel: 'Close',
    slogan: 'Your seat is still warm.',
    children: (
      <FormStack>
        <TextField label="Username" autoComplete="off" />
        <PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" autoComplete="off" />
        <Checkbox label="Remember me" />
        <Button variant="action" size="lg" fullWidth type="submit">
          Log in
        </Button>
      </FormStack>
    ),
  },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof AuthFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Login: Story = {
  tags: ['matrix', 'screenshot'],
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Welcome back' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const WithImage: Story = { args: { image: sampleBanners[0]?.image.src } };

export const ClosedByEscape: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
