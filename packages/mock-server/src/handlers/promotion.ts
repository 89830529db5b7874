import { forfeitBonus as forfeit } from '../domain/bonuses/index.ts';
import type { Handler } from '../gateway/handler.ts';

export const forfeitBonus: Handler<'forfeitBonus'> = ({ body }, context) => forfeit(context, body);
