import { createRoot } from 'react-dom/client';
import { manyGames, sampleLabels } from '../.storybook/covers/samples.ts';
import { BrandProvider } from '../src/components/BrandProvider/BrandProvider.tsx';
import { GameGrid } from '../src/components/GameGrid/GameGrid.tsx';
import { croupier } from '../src/theme/brands/croupier.ts';
import { BaselineGrid } from './BaselineGrid.tsx';
import { withRasterCovers } from './raster-covers.ts';

/** Renders one variant: `?grid` GameGrid, `?plain` the baseline. Both show the same games. */
const games = await withRasterCovers(manyGames(10_000));

const tile = {
  labels: sampleLabels,
  linkOf: ({ id }: { id: string }) => ({ href: `#${id}` }),
  onFavouriteChange: () => {},
};

const root = document.querySelector('#root');
if (!root) throw new Error('the page has no root');
document.documentElement.dataset.theme = 'dark';

createRoot(root).render(
  <BrandProvider brand={croupier}>
    <main style={{ padding: '0 16px' }}>
      {location.search === '?plain' ? (
        <BaselineGrid games={games} />
      ) : (
        <GameGrid games={games} label="Games" tile={tile} />
      )}
    </main>
  </BrandProvider>,
);
