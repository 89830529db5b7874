import { Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { useLayoutEffect } from 'react';
import { BrandProvider } from '../src/components/layout/BrandProvider/BrandProvider.tsx';
import { croupier } from '../src/theme/brands/croupier.ts';
import { parolan } from '../src/theme/brands/parolan.ts';
import { color, elevation, layout, useThemeChoice } from '../src/theme/index.ts';

interface StoryDecoratorProps {
  /** Values of the toolbar. */
  globals: Record<string, unknown>;
  /** Removes the padding around the story. */
  bare: boolean;
  /** Keeps transitions and animations on in tests. */
  hasMotion: boolean;
  children: ReactNode;
}

/** Switches transitions and animations off in tests, so that axe does not measure colours during a transition. */
const noAnimations = {
  '*, *::before, *::after': {
    animationDuration: '0.01ms !important',
    animationDelay: '0s !important',
    animationIterationCount: '1 !important',
    transitionDuration: '0.01ms !important',
    transitionDelay: '0s !important',
  },
  // Otherwise the text size would change one frame after the story renders.
  'html, body': { transitionProperty: 'none !important' },
};

const isTest = '__vitest_browser__' in globalThis;

/** Sets up what an app provides: brand, theme, direction and text size. */
export function StoryDecorator({ globals, bare, hasMotion, children }: StoryDecoratorProps) {
  const direction = globals.direction === 'rtl' ? 'rtl' : 'ltr';
  // Storybook parses digits in its URL as numbers.
  const textSize = String(globals.textSize) === '200' ? '200%' : '100%';
  useLayoutEffect(() => {
    document.documentElement.dir = direction;
    document.documentElement.lang = 'en';
    document.documentElement.style.fontSize = textSize;
  }, [direction, textSize]);
  return (
    <BrandProvider brand={globals.brand === 'parolan' ? parolan : croupier} direction={direction}>
      <Global styles={{ ...surfaceStyles, ...(isTest && !hasMotion && noAnimations) }} />
      <ThemeSetter choice={globals.theme === 'light' ? 'light' : 'dark'} />
      {bare ? children : <div style={{ padding: layout('gutter') }}>{children}</div>}
    </BrandProvider>
  );
}

/** Gives stories on a documentation page the product's background. */
const surfaceStyles = {
  '.sbdocs .docs-story, .sbdocs .sbdocs-preview': { background: elevation('backdrop'), color: color('text') },
};

function ThemeSetter({ choice }: { choice: 'dark' | 'light' }) {
  const { setChoice } = useThemeChoice();
  useLayoutEffect(() => setChoice(choice), [choice, setChoice]);
  return null;
}
