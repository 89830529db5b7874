import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { TaskList, type Task } from './TaskList.tsx';

const task: Task = {
  id: '1',
  icon: 'out',
  title: 'Did ₱1,000.00 arrive?',
  text: 'Answer by Monday.',
  link: { href: '#1' },
};

test('makes every task one link and announces how many there are', async () => {
  const { user } = renderInBrand(
    <TaskList
      title="Waiting for you"
      countLabel="2 things to do"
      tasks={[task, { ...task, id: '2', link: { href: '#2' } }]}
    />,
  );
  expect(screen.getByText('2 things to do')).toBeDefined();
  await user.tab();
  await user.tab();
  expect(document.activeElement?.getAttribute('href')).toBe('#2');
});

test('shows nothing when nothing is to do, and placeholders while it is unknown', () => {
  const { rerender, container } = renderInBrand(<TaskList title="Waiting" countLabel="" tasks={[]} />);
  expect(container.querySelector('section')).toBeNull();
  rerender(<TaskList title="Waiting" countLabel="" tasks={[]} loading />);
  expect(screen.getByRole('region', { name: 'Waiting' }).getAttribute('aria-busy')).toBe('true');
});

test('shows the five most urgent of more tasks', () => {
  const tasks = Array.from({ length: 7 }, (_, index) => ({ ...task, id: `${index}`, title: `Task ${index}` }));
  renderInBrand(<TaskList title="Waiting for you" countLabel="7 things to do" tasks={tasks} />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent?.slice(0, 6))).toEqual([
    'Task 0',
    'Task 1',
    'Task 2',
    'Task 3',
    'Task 4',
  ]);
  expect(screen.getByText('7 things to do')).toBeDefined();
});
