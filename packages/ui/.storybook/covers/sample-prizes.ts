import type { Prize } from '../../src/components/rewards/PrizeWheel/PrizeWheel.tsx';

/** Prizes of the sandbox's raffle, with weights of 10,000, for stories. */
export const samplePrizes: readonly Prize[] = [
  { id: 'none', label: 'Ticket only', shortLabel: 'Ticket', weight: 5389, tone: 'none' },
  { id: 'points', label: '20 points', shortLabel: '20 pts', weight: 4000, tone: 'low' },
  { id: 'p50', label: '₱50.00 bonus', shortLabel: '₱50', weight: 500, tone: 'middle' },
  { id: 'p100', label: '₱100.00 bonus', shortLabel: '₱100', weight: 100, tone: 'high' },
  { id: 'p500', label: '₱500.00 bonus', shortLabel: '₱500', weight: 10, tone: 'high' },
  { id: 'p5000', label: '₱5,000.00 bonus', shortLabel: '₱5,000', weight: 1, tone: 'top' },
];
