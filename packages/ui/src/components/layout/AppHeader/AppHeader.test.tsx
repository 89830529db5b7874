import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppFooter } from '../AppFooter/AppFooter.tsx';
import { PageContainer } from '../PageContainer/PageContainer.tsx';
import { SkipLink } from '../../navigation/SkipLink/SkipLink.tsx';
import { AppHeader } from './AppHeader.tsx';

test('orders skip link, header, main and footer as landmarks', () => {
  render(
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <AppHeader
        brand={<a href="/">Croupier</a>}
        start={<nav>Games</nav>}
        end={<button type="button">Log in</button>}
      />
      <PageContainer as="main" id="main" width="narrow">
        Page
      </PageContainer>
      <AppFooter start="Croupier" end={<a href="/terms">Terms</a>}>
        Licence
      </AppFooter>
    </>,
  );
  const header = screen.getByRole('banner');
  expect(within(header).getByRole('link', { name: 'Croupier' })).toBeDefined();
  expect(within(header).getByRole('navigation').textContent).toBe('Games');
  expect(within(header).getByRole('button', { name: 'Log in' })).toBeDefined();
  const main = screen.getByRole('main');
  expect(main.hasAttribute('width') || main.hasAttribute('as')).toBe(false);
  const skip = screen.getByRole('link', { name: 'Skip to content' });
  expect(document.querySelector(skip.getAttribute('href') ?? '')).toBe(main);
  expect(screen.getByRole('contentinfo').textContent).toBe('CroupierTermsLicence');
  expect(skip.compareDocumentPosition(header)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('has no empty container for a missing slot', () => {
  render(<AppHeader brand="Croupier" />);
  expect(screen.getByRole('banner').textContent).toBe('Croupier');
  expect(screen.getByRole('banner').querySelectorAll('div')).toHaveLength(2);
});
