export { BRAND_LINE_RATES } from './brand-rates.data.ts';
export { latestLineRates, lineRatesOn, setLineRates } from './line-rates.ts';
export { higherRate, rateOfUnits, unitsOfRate } from './rate-units.ts';
