import type { MessageSummary } from '../components/pages/internal/MessageRow.tsx';

/** Messages for stories and tests; the first two are unread. */
export const sampleMessages: readonly MessageSummary[] = [
  {
    id: 'arrived',
    icon: 'wallet',
    kind: 'Money',
    title: 'Did ₱1,000.00 arrive?',
    preview: 'Part 2 of your withdrawal was sent at 6:55 PM. Please say whether it came.',
    time: '6:55 PM',
    dateTime: '2026-11-22T18:55:00+08:00',
    unread: true,
  },
  {
    id: 'expired',
    icon: 'lock',
    kind: 'Security',
    title: 'Your ID expired on Nov 9',
    preview: 'Renew it in two minutes. Until then card deposits are closed.',
    time: '9:12 AM',
    unread: true,
  },
  {
    id: 'rebate',
    icon: 'gift',
    kind: 'Rewards',
    title: 'Rebate paid: ₱38.60',
    preview: 'For Nov 15 to 21. It is in your balance.',
    time: '9:00 AM',
    unread: false,
  },
  {
    id: 'dealers',
    icon: 'horn',
    kind: 'News',
    title: 'More dealers who speak Filipino',
    preview: 'Every evening from 6:00 PM at two tables.',
    time: 'Nov 18',
    unread: false,
  },
];
