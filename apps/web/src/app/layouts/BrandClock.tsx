import { MINUTE_MS, zoneOffset } from '@croupier/sdk/rules';
import { Clock } from '@croupier/ui/display/Clock';
import type { ComponentProps, ReactNode } from 'react';

import { useSite } from '../../config/site-context.ts';

const now = (): number => Date.now();

export type BrandClockProps = Pick<ComponentProps<typeof Clock>, 'zoneLabel'>;

/** The time of the brand's zone. */
export function BrandClock(props: BrandClockProps): ReactNode {
  const { brand } = useSite();
  return <Clock {...props} now={now} utcOffset={zoneOffset(now(), brand.timeZone) / MINUTE_MS} />;
}
