const MINUTE = 60_000;

/** States of contracts and what they pay; `scenarios` has all. */
export const contractScenarios = {
  'contract-offered': {
    shows: 'a member with the open offer of a daily salary by the agent amihan',
    persona: 'member',
    steps: [{ kind: 'offerSalary', offeree: 'maricel', rate: '0.0010' }],
  },
  'contract-payer-short': {
    shows: 'an agent who owes kidlat a dividend, and cannot withdraw, transfer or offer contracts',
    persona: 'agent',
    steps: [
      { kind: 'teamBet', account: 'kidlat', stake: '70000.00', payout: '0.00' },
      { kind: 'teamBet', account: 'mangben', stake: '1000.00', payout: '90000.00' },
      { kind: 'emptyWallet' },
      { kind: 'advanceToEnd', of: 'MONTH', milliseconds: 10 * MINUTE },
    ],
  },
  'contract-corrected': {
    shows: 'an agent who paid tala a real-time salary of which bets were taken back, and less in the next window',
    persona: 'agent',
    steps: [
      { kind: 'teamBet', account: 'tala', stake: '30000.00', payout: '28000.00' },
      { kind: 'teamBet', account: 'tala', stake: '50000.00', payout: '49000.00' },
      { kind: 'advance', milliseconds: 5 * MINUTE },
      { kind: 'takeBackTeamBet', account: 'tala' },
      { kind: 'teamBet', account: 'tala', stake: '60000.00', payout: '58000.00' },
      { kind: 'advance', milliseconds: 5 * MINUTE },
    ],
  },
  'salary-running': {
    shows: 'an agent whose line plays in the running 5 minutes',
    persona: 'agent',
    steps: [
      { kind: 'teamBet', account: 'tala', stake: '1200.00', payout: '900.00' },
      { kind: 'teamBet', account: 'kidlat', stake: '18500.00', payout: '17000.00' },
    ],
  },
  'dividend-carried': {
    shows: 'an agent whose line won more than it lost last month, which lowers the next dividend',
    persona: 'subAgent',
    steps: [
      { kind: 'teamBet', account: 'bongsantos', stake: '1000.00', payout: '60000.00' },
      { kind: 'advanceToEnd', of: 'MONTH', milliseconds: 10 * MINUTE },
    ],
  },
} as const;
