export const autoEn = {
  auto: 'Auto',
  stopAuto: 'Stop ({count})',
  stopsAuto: 'Stops after this round',
  autoDone: 'All {count} rounds are played. Result: {net}.',
  autoLoss: 'Stopped at your limit of the loss. Result: {net}.',
  autoGain: 'Stopped, you are ahead. Result: {net}.',
  autoAtFeature: 'Stopped after the free spins. Result: {net}.',
  autoStopped: 'Auto has stopped. Result: {net}.',
  quick: 'Quick, without animations',
};

export type AutoTexts = { readonly [Key in keyof typeof autoEn]: string };

export const autoFil: AutoTexts = {
  auto: 'Auto',
  stopAuto: 'Itigil ({count})',
  stopsAuto: 'Titigil pagkatapos nito',
  autoDone: 'Nalaro na ang lahat ng {count} round. Resulta: {net}.',
  autoLoss: 'Tumigil sa limit mo ng talo. Resulta: {net}.',
  autoGain: 'Tumigil dahil lamang ka na. Resulta: {net}.',
  autoAtFeature: 'Tumigil pagkatapos ng libreng ikot. Resulta: {net}.',
  autoStopped: 'Tumigil ang auto. Resulta: {net}.',
  quick: 'Mabilis, walang animation',
};
