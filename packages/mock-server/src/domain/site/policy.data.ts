import type { Policy } from '@croupier/sdk/types';

import { RECORDS_DAYS } from '../kernel/index.ts';

/** Rules of the sandbox's jurisdiction, which its flags may extend. */
export const POLICY: Omit<Policy, 'closedGameTypes'> = {
  depositFactor: 1,
  bonusFactorMax: 30,
  bonusLocksWinnings: false,
  withdrawCancel: true,
  limitPrompt: 'OFFER',
  limitIncreaseHours: 24,
  reviewMonths: 12,
  realityCheck: { defaultMinutes: 60, choices: [15, 30, 60, 120], mayBeOff: true },
  timeOutDays: [1, 7, 30, 42],
  helpAddresses: [
    { name: 'Gambling Helpline', url: 'https://helpline.croupier.example', phone: '1800-1-555-0142' },
    { name: 'Family Counselling', phone: '1800-1-555-0187', hours: '08:00-22:00' },
  ],
  licence: {
    operator: 'Croupier Sandbox Gaming Inc.',
    authority: 'Sandbox Gaming Authority',
    number: 'SGA-2026-0042',
    url: 'https://register.croupier.example/SGA-2026-0042',
  },
  sessionIdleMinutes: 15,
  irrevocableMonths: 6,
  exclusionLift: true,
  exclusionReturn: 'AUTOMATIC',
  identityBefore: 'WITHDRAW_ABOVE',
  identityAbove: '50000.00',
  recordsDays: RECORDS_DAYS,
  jackpotModes: ['DEMO', 'SERVER', 'OFF'],
};
