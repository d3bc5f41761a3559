import type { NearGainModel } from './near-measurements';

const none = { mean: 0, deviation: 1 };
export const nearGainModel: NearGainModel = {
  kinds: { other: none, dropped: none, added: none },
  changes: {},
};
