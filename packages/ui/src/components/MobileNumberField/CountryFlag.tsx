import styled from '@emotion/styled';
import { lazy, Suspense } from 'react';
import { color } from '../../theme/vars.ts';

// The country's name is shown even if the picture fails.
const FlagDrawing = lazy(() => import('./flag-drawings.tsx').catch(() => ({ default: () => null })));

const Place = styled('span')({
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
    <Place aria-hidden>
      <Suspense>
        <FlagDrawing countryCode={countryCode} />
      </Suspense>
    </Place>
  );
}
