export const sheetEn = {
  autoTitle: 'Automatic play',
  autoStake: '{stake} per round, the same each time.',
  autoRounds: 'Number of rounds',
  autoMaxLoss: 'Stop before a loss above',
  autoMaxGain: 'Stop when you are ahead by',
  autoFeature: 'Stop at free spins',
  noLimit: 'No limit',
  yes: 'Yes',
  no: 'No',
  autoNote:
    'You can stop at any time. It also stops when this page is hidden or paused, and when a round does not go through.',
  startAuto: 'Start',
};

export type SheetTexts = { readonly [Key in keyof typeof sheetEn]: string };

export const sheetFil: SheetTexts = {
  autoTitle: 'Awtomatikong laro',
  autoStake: '{stake} bawat round, pare-pareho.',
  autoRounds: 'Bilang ng round',
  autoMaxLoss: 'Tumigil bago lumampas ang talo sa',
  autoMaxGain: 'Tumigil kapag lamang ka na ng',
  autoFeature: 'Tumigil sa libreng ikot',
  noLimit: 'Walang limit',
  yes: 'Oo',
  no: 'Hindi',
  autoNote:
    'Puwede kang tumigil kahit kailan. Titigil din ito kapag nakatago o naka-pause ang page, at kapag hindi natuloy ang isang round.',
  startAuto: 'Simulan',
};
