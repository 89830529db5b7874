import { useState } from 'react';
import type { BetSlipLabels, BetSlipLine, BetSlipProps } from '../components/game/BetSlip/BetSlip.tsx';
import { BetSlip } from '../components/game/BetSlip/BetSlip.tsx';

export const betSlipLabels: BetSlipLabels = {
  remove: (selection) => `Remove ${selection}`,
  changed: (count) => `${count} price has changed. Nothing was placed.`,
  closed: 'Remove the closed bet to place the others.',
  place: 'Place ₱100.00',
  accept: 'Accept 1.65 and place',
  placing: 'Placing the bet',
  empty: { title: 'No bets yet', text: 'Press a price to add it.' },
};

export const betSlipLines: readonly BetSlipLine[] = [
  { id: 'kings', selection: 'Manila Kings', market: 'to beat Cebu Waves', price: '1.72' },
  { id: 'sails', selection: 'Iloilo Sails', market: 'to beat Bukidnon Bulls', price: '1.95' },
];

/** A bet slip whose lines and stake can be changed. */
export function ControlledBetSlip(props: BetSlipProps) {
  const [lines, setLines] = useState(props.lines);
  const [stake, setStake] = useState(props.stake?.value ?? '');
  return (
    <BetSlip
      {...props}
      lines={lines}
      onRemove={(id) => setLines(lines.filter((line) => line.id !== id))}
      stake={props.stake && { ...props.stake, value: stake, onChange: setStake }}
    />
  );
}
