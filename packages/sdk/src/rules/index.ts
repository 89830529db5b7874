export { DEFAULT_BIRTHDAY_AGE, DEFAULT_TERMS_AGE, ageOn, validateAge, type AgeRule, type AgeResult } from './age.ts';
export { readAmountInput, type AmountBounds, type AmountReading, type AmountRefusal } from './amount-input.ts';
export { bonusOfDeposit, endOfBonus, type BonusOfDeposit, type BonusPolicy } from './bonuses.ts';
export { checkBody, type BodyRules, type FieldIssue, type FieldRule } from './body-rules.ts';
export {
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  SECOND_MS,
  addDays,
  calendarDay,
  monthsBefore,
  monthsLater,
  startOfDay,
  zoneOffset,
} from './days.ts';
export { creditOfDeposit, isOpenDeposit, openDepositStatuses } from './deposits.ts';
export { foldDigits } from './digits.ts';
export {
  DEFAULT_MAX_LENGTH,
  DEFAULT_MIN_LENGTH,
  acceptedPattern,
  fieldPattern,
  validateField,
  type FieldRefusal,
} from './field-patterns.ts';
export { commitmentOf, hashOfText } from './hash.ts';
export { pickHost } from './hosts.ts';
export { IDENTITY_PROOFS } from './identity.ts';
export { formatMoney, type MoneyStyle } from './format-money.ts';
export { computeDraw, hitsOf, isDigitsHit, type SeededDraw } from './lottery.ts';
export { maskName } from './masked-name.ts';
export {
  MoneyError,
  addAmounts,
  compareAmounts,
  decimalsOf,
  divideAmount,
  formatAmount,
  multiplyAmount,
  parseAmount,
  splitAmount,
  subtractAmounts,
  type Amount,
  type Rounding,
} from './money.ts';
export {
  daysOfPreset,
  periodAt,
  timesOfDays,
  timesOfPreset,
  type DayRange,
  type Period,
  type PeriodKind,
  type RangePreset,
  type TimeRange,
} from './periods.ts';
export { refusalOf, roleOfType, type Access } from './permissions.ts';
export {
  addPointUnits,
  moneyOfPoints,
  pointUnitsOf,
  UNITS_PER_POINT,
  type PointsAndUnits,
  type PointsBet,
} from './points.ts';
export { progressOf } from './progress.ts';
export { drawingOfTickets, drawingOfWheel, finishDrawing, type Drawing, type WheelTurn } from './raffle-draw.ts';
export {
  raffleChances,
  readTickets,
  ticketsTextOf,
  type RaffleChances,
  type TicketHolder,
  type TicketRange,
} from './raffle.ts';
export { combinedOdds, returnOf, stakeLimitsOf } from './sports.ts';
export {
  inTurnoverOrder,
  lockedAmount,
  sharesOfBet,
  shownRequirements,
  type TurnoverBet,
  type TurnoverRequirement,
  type TurnoverShare,
  type TurnoverWeights,
} from './turnover.ts';
export { validBetOf, type CountedBet, type ValidBet } from './valid-bet.ts';
export {
  availableWithdrawal,
  changingWithdrawStatuses,
  isFinalWithdrawal,
  isOpenWithdrawal,
  isReturnedWithdrawal,
  leastWithdrawal,
  partsOfWithdrawal,
  type WithdrawBounds,
  type WithdrawFee,
  type WithdrawParts,
} from './withdrawals.ts';
export { mostToTransfer, refusalOfTransfer, type TransferBounds, type TransferRefusal } from './transfers.ts';
export { countCharacters, countWords } from './words.ts';
