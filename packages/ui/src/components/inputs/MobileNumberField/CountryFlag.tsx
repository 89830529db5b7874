import styled from '@emotion/styled';
import { lazy, Suspense } from 'react';
import { color } from '../../../theme/vars.ts';

// If the flags cannot be loaded, the country's name or code is still shown.
const FlagDrawing = lazy(() => import('./flag-drawings.tsx').catch(() => ({ default: () => null })));

const Frame = styled('span')({
  display: 'block',
  flex: 'none',
  overflow: 'hidden',
  width: 24,
  height: 17,
  borderRadius: 3,
  backgroundColor: color('surface3'),
  boxShadow: `0 0 0 1px ${color('line')}`,
  '& > svg': { display: 'block' },
});

/** A country's flag [IMG-02]; decorative, because the name or code is beside it. */
export function CountryFlag({ countryCode }: { countryCode: string }) {
  return (
    <Frame aria-hidden>
      <Suspense>
        <FlagDrawing countryCode={countryCode} />
      </Suspense>
    </Frame>
  );
}
