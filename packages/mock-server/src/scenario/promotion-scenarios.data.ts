const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A deposit, the join, and rounds of slots that reach the first level. */
const CHALLENGE_STEPS = [
  { kind: 'deposit', methodId: 'pm_ewallet_01', amount: '1000.00' },
  { kind: 'advance', milliseconds: MINUTE },
  { kind: 'challenge' },
  { kind: 'advance', milliseconds: MINUTE },
  { kind: 'bet', stake: '100.00', payout: '100.00', times: 24 },
] as const;

/** States of promotions; `scenarios` has all. */
export const promotionScenarios = {
  'bonus-in-play': {
    shows: 'a member who has played half of the turnover of a welcome bonus of 1,000.00',
    persona: 'newcomer',
    steps: [
      { kind: 'deposit', methodId: 'pm_ewallet_01', amount: '1000.00', promotionId: 'promo_welcome100' },
      { kind: 'advance', milliseconds: MINUTE },
      { kind: 'bet', stake: '500.00', payout: '500.00', times: 32 },
    ],
  },
  'bonus-nearly-played': {
    shows: 'a member who plays a welcome bonus of 1,000.00 to its end with one more stake of 500.00',
    persona: 'newcomer',
    steps: [
      { kind: 'deposit', methodId: 'pm_ewallet_01', amount: '1000.00', promotionId: 'promo_welcome100' },
      { kind: 'advance', milliseconds: MINUTE },
      { kind: 'bet', stake: '500.00', payout: '500.00', times: 61 },
    ],
  },
  'bonus-expired': {
    shows: 'a member whose welcome bonus was taken back after 30 days',
    persona: 'newcomer',
    steps: [
      { kind: 'deposit', methodId: 'pm_ewallet_01', amount: '1000.00', promotionId: 'promo_welcome100' },
      { kind: 'advance', milliseconds: MINUTE },
      { kind: 'bet', stake: '500.00', payout: '600.00', times: 4 },
      { kind: 'advance', milliseconds: 30 * 24 * HOUR },
    ],
  },
  'reload-day': {
    shows: 'a member with a deposit of 1,000.00 on a Saturday, which can bring the welcome bonus or the reload',
    persona: 'newcomer',
    steps: [
      { kind: 'saturday' },
      { kind: 'deposit', methodId: 'pm_ewallet_01', amount: '1000.00' },
      { kind: 'advance', milliseconds: MINUTE },
    ],
  },
  birthday: {
    shows: 'a member on the birthday, who can apply for the birthday bonus',
    persona: 'newcomer',
    steps: [{ kind: 'birthday' }],
  },
  'application-in-review': {
    shows: 'a member whose application for the birthday bonus staff have taken up',
    persona: 'newcomer',
    steps: [{ kind: 'birthday' }, { kind: 'application' }, { kind: 'advance', milliseconds: 10 * MINUTE }],
  },
  'application-rejected': {
    shows: 'a member whose application for the birthday bonus was rejected, who can send two more',
    persona: 'newcomer',
    steps: [{ kind: 'birthday' }, { kind: 'application', remark: '#reject' }, { kind: 'advance', milliseconds: HOUR }],
  },
  'birthday-issued': {
    shows: 'a member who can claim the birthday bonus of 288.00',
    persona: 'newcomer',
    steps: [{ kind: 'birthday' }, { kind: 'application' }, { kind: 'advance', milliseconds: HOUR }],
  },
  'challenge-open': {
    shows: 'a member with a deposit, who can join the challenge in slots',
    persona: 'newcomer',
    steps: CHALLENGE_STEPS.slice(0, 2),
  },
  'challenge-joined': {
    shows: 'a member who has joined the challenge in slots and played 2,400.00 of 10,000.00 for its second level',
    persona: 'newcomer',
    steps: CHALLENGE_STEPS,
  },
  'challenge-in-process': {
    shows: 'a member who waits for the result of the challenge in slots, 4 minutes after its end',
    persona: 'newcomer',
    steps: [...CHALLENGE_STEPS, { kind: 'challenge', pastEnd: 4 * MINUTE }],
  },
  'challenge-issued': {
    shows: 'a member who has won 20.00 in the challenge in slots and can claim it',
    persona: 'newcomer',
    steps: [...CHALLENGE_STEPS, { kind: 'challenge', pastEnd: 10 * MINUTE }],
  },
  'challenge-closed': {
    shows: 'a member who has joined the challenge in slots and won nothing',
    persona: 'newcomer',
    steps: [...CHALLENGE_STEPS.slice(0, 3), { kind: 'challenge', pastEnd: 10 * MINUTE }],
  },
  'promotions-dated': {
    shows: 'a site whose weekend reload is over, and whose birthday bonus opens in a week',
    persona: 'member',
    steps: [
      { kind: 'promotion', promotionId: 'promo_weekend_reload' },
      { kind: 'promotion', promotionId: 'promo_birthday', opensIn: 7 * 24 * HOUR },
    ],
  },
} as const;
