import type { LogisticModel } from '~/domain/speech/word-evidence';
import type { ScoreModels } from './fit-score-models';

const CORPUS = `recordings of adult speakers of Mandarin
 *  (speechocean762, Zhang et al. 2021; free to use, also commercially), on evidence of nets that have not heard the
 *  speaker. Written by \`npm run calibrate\`. */`;

/** The sources of the models in \`src/domain/speech\`, before formatting, by file name. */
export const modelSources = ({ expert, words }: ScoreModels): Record<string, string> => ({
  'expert-score-model.ts': `import type { ExpertScoreModel } from './expert-measurements';

/** Weights of \`expertMeasurements\`, fitted to what five experts gave the phones of ${CORPUS}
export const expertScoreModel: ExpertScoreModel = ${source(expert)};
`,
  'near-gain-model.ts': `import type { NearGainModel } from './near-measurements';

/** Gains of near words where the word itself was said, fitted to ${CORPUS}
export const nearGainModel: NearGainModel = ${source(words.nearGains, 1)};
`,
  'word-model.ts': `import type { LogisticModel } from './word-evidence';

/** Model for content words, which have competitors and near words. Weights of \`textMeasurements\`, fitted to words
 *  said, words exchanged and near words in ${CORPUS}
export const contentWordModel: LogisticModel = ${source(words.content)};

/** Model for function words, which are unstressed. */
export const functionWordModel: LogisticModel = ${source(words.functionWord)};
`,
});

/** The sources of the models with an ear, by file name. */
export const earModelSources = (
  words: NonNullable<ScoreModels['words']['ear']>,
  sense: LogisticModel,
): Record<string, string> => ({
  'ear-word-model.ts': `import type { LogisticModel } from './word-evidence';

/** How the ear is weighed against the other evidence for content words. Fitted to words said, words exchanged and near
 *  words in ${CORPUS}
export const contentEarModel: LogisticModel = ${source(words.content)};

/** The same for function words. */
export const functionEarModel: LogisticModel = ${source(words.functionWord)};
`,
  'sense-model.ts': `import type { LogisticModel } from './word-evidence';

/** How the likelihood and the ear are weighed in the comparison of a word with a competitor that would change the
 *  sense. Fitted to function words and inflected words in ${CORPUS}
export const senseModel: LogisticModel = ${source(sense)};
`,
});

const source = (model: object, digits = 4): string =>
  JSON.stringify(model, (_, value) =>
    typeof value === 'number' ? Number(value.toFixed(digits)) : value,
  );
