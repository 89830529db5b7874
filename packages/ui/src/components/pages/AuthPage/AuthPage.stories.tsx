import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleBanners } from '../../../../.storybook/covers/samples.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { FormStack } from '../../layout/FormStack/FormStack.tsx';
import { AuthPage } from './AuthPage.tsx';

const meta = {
  title: 'Pages/AuthPage',
  component: AuthPage,
  args: {
    title: 'Forgot your password?',
    subtitle: 'Pick the way you can reach now.',
    slogan: 'Back in a minute.',
    children: (
      <FormStack>
        <TextField label="Username" autoComplete="off" />
        <TextField label="Email" autoComplete="off" />
        <Button variant="action" size="lg" fullWidth type="submit">
          Send the link
        </Button>
      </FormStack>
    ),
  },
} satisfies Meta<typeof AuthPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix', 'screenshot'] };

export const WithImage: Story = { args: { image: sampleBanners[0]?.image.src } };
