import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageStack } from '../PageStack/PageStack.tsx';
import { PageFrame } from './PageFrame.tsx';

test('orders header, page and footer', () => {
  const { container } = render(
    <PageFrame header={<header>Top</header>} footer={<footer>Bottom</footer>}>
      <main>
        <PageStack>
          <section>One</section>
          <section>Two</section>
        </PageStack>
      </main>
    </PageFrame>,
  );
  expect(container.textContent).toBe('TopOneTwoBottom');
  const footer = screen.getByRole('contentinfo');
  expect(screen.getByRole('main').compareDocumentPosition(footer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
