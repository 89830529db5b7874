import type { ReactNode } from 'react';
import { useLayoutEffect } from 'react';
import { BrandProvider } from '../src/components/BrandProvider/index.ts';
import { croupier } from '../src/theme/brands/croupier.ts';
import { parolan } from '../src/theme/brands/parolan.ts';
import { useThemeChoice } from '../src/theme/index.ts';

const brands = { croupier, parolan };

interface StoryStageProps {
  /** The toolbar's choices. */
  globals: Record<string, unknown>;
  /** The story fills the page to its edges. */
  bare: boolean;
  children: ReactNode;
}

/** What an app puts around a page: brand, theme, direction and the reader's text size. */
export function StoryStage({ globals, bare, children }: StoryStageProps) {
  const direction = globals.direction === 'rtl' ? 'rtl' : 'ltr';
  const textSize = globals.textSize === '200' ? '200%' : '100%';
  useLayoutEffect(() => {
    document.documentElement.dir = direction;
    document.documentElement.lang = 'en';
    document.documentElement.style.fontSize = textSize;
  }, [direction, textSize]);
  return (
    <BrandProvider brand={globals.brand === 'parolan' ? brands.parolan : brands.croupier} direction={direction}>
      <ThemeOf choice={globals.theme === 'light' ? 'light' : 'dark'} />
      {bare ? children : <div style={{ padding: 16 }}>{children}</div>}
    </BrandProvider>
  );
}

function ThemeOf({ choice }: { choice: 'dark' | 'light' }) {
  const { setChoice } = useThemeChoice();
  useLayoutEffect(() => setChoice(choice), [choice, setChoice]);
  return null;
}
