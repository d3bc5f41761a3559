import type { WordModels } from '~/domain/speech/text-odds';
import type { LogisticModel } from '~/domain/speech/word-evidence';

/** The source of `src/domain/speech/word-model.ts` with these models, before formatting. */
export function wordModelSource({ content, functionWord }: WordModels): string {
  return `import type { LogisticModel } from './word-evidence';

// Weights of \`textMeasurements\`. Fitted by \`tools/research/calibrate\` to words said and words exchanged in
// recordings of speechocean762 (Zhang et al. 2021; free to use, also commercially), on evidence from nets
// trained without the speaker.

/** Logistic model for content words, which have acoustic competitors. */
export const contentWordModel: LogisticModel = ${source(content)};

/** Logistic model for function words, which have weak forms. */
export const functionWordModel: LogisticModel = ${source(functionWord)};
`;
}

function source(model: LogisticModel): string {
  const short = (value: number) => Number(value.toFixed(4));
  return JSON.stringify(model, (_, value) => (typeof value === 'number' ? short(value) : value), 2);
}
