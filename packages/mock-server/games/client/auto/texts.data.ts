export const autoEn = {
  auto: 'Auto',
  noAuto: 'Automatic play did not load. Check your connection and try again.',
  stopAuto: 'Stop ({count})',
  stopsAuto: 'Stops after this round',
  autoDone: 'All {count} rounds are played. Result: {net}.',
  autoLoss: 'Stopped at your limit of the loss. Result: {net}.',
  autoGain: 'Stopped, you are ahead. Result: {net}.',
  autoAtFeature: 'Stopped after the free spins. Result: {net}.',
  autoStopped: 'Automatic play has stopped. Result: {net}.',
  autoPaused: 'Automatic play has stopped, because the game was paused. Result: {net}.',
  quick: 'Quick, without animations',
};

export type AutoTexts = { readonly [Key in keyof typeof autoEn]: string };

export const autoFil: AutoTexts = {
  auto: 'Auto',
  noAuto: 'Hindi na-load ang awtomatikong laro. Tingnan ang koneksyon at subukan muli.',
  stopAuto: 'Itigil ({count})',
  stopsAuto: 'Titigil pagkatapos nito',
  autoDone: 'Nalaro na ang lahat ng {count} round. Resulta: {net}.',
  autoLoss: 'Tumigil sa limit mo ng talo. Resulta: {net}.',
  autoGain: 'Tumigil dahil lamang ka na. Resulta: {net}.',
  autoAtFeature: 'Tumigil pagkatapos ng libreng ikot. Resulta: {net}.',
  autoStopped: 'Tumigil ang awtomatikong laro. Resulta: {net}.',
  autoPaused: 'Tumigil ang awtomatikong laro dahil na-pause ang laro. Resulta: {net}.',
  quick: 'Mabilis, walang animation',
};
