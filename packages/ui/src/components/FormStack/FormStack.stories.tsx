import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { PasswordField } from '../PasswordField/index.ts';
import { TextField } from '../TextField/index.ts';
import { FormStack } from './index.ts';

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
