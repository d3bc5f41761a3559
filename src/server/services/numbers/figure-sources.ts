import { accountFigures } from './account-figures';
import { moneyFigures } from './money-figures';
import { practiceFigures, soundFigures, wordFigures } from './practice-figures';
import { unitFigures } from './unit-figures';

/** Figures that the page itself counts for today: each query uses an index. */
export const TODAY_SOURCES = [moneyFigures, accountFigures, practiceFigures] as const;

/** Every figure that can be counted again for a day that is over. */
export const FIGURE_SOURCES = [...TODAY_SOURCES, wordFigures, soundFigures, unitFigures] as const;
