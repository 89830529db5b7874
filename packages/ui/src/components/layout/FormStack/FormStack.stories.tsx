import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { PasswordField } from '../../inputs/PasswordField/PasswordField.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { FormStack } from './FormStack.tsx';

const meta = {
  title: 'Layout/FormStack',
  component: FormStack,
  args: {
    onSubmit: fn((event) => event.preventDefault()),
    children: (
      <>
        <TextField label="Username" autoComplete="off" />
        <PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" autoComplete="off" />
        <Button variant="action" type="submit">
          Log in
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof FormStack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
