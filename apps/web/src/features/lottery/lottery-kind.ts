/** The three pages of lotteries, by the names that their texts have. */
export type LotteryKind = 'lottery' | 'vnLottery' | 'seaLottery';
