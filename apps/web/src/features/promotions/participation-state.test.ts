import { expect, it } from 'vitest';

import { stateOfTime } from './participation-state.ts';

it.each([
  ['CLAIMED', undefined, 'CLAIMED'],
  ['CLAIMED', 'OPEN', 'IN_PLAY'],
  ['CLAIMED', 'A_NEW_ONE', 'CLAIMED'],
  ['A_NEW_ONE', undefined, 'CLOSE'],
])('says of the status %s with the bonus %s that it is %s', (status, grantState, state) => {
  expect(stateOfTime({ status }, { grantState })).toBe(state);
});
