import type { VoiceDraftContent } from '~/schemas/voice-draft';
import type { ActValues } from '../operator/record-act';
import { changedValues } from '../site-content/changed-values';

/** The differences between two versions of a lesson, for the log of acts: `transcript.line-3.en`. An order is the ids
 *  of a part. Null when nothing differs. */
export function changedContent(
  before: VoiceDraftContent,
  after: VoiceDraftContent,
): { before: ActValues; after: ActValues } | null {
  const [old, now] = [flat(before), flat(after)];
  const gone = Object.keys(old).filter((name) => !(name in now));
  return changedValues(old, { ...now, ...Object.fromEntries(gone.map((name) => [name, null])) });
}

function flat(content: VoiceDraftContent): ActValues {
  const values: ActValues = {};
  const add = (path: string, value: unknown): void => {
    if (Array.isArray(value) && value.every((one) => typeof one?.id === 'string')) {
      values[`${path}.order`] = value.map(({ id }) => id).join(' ');
      for (const item of value) add(`${path}.${item.id}`, item);
    } else if (value !== null && typeof value === 'object')
      for (const [name, part] of Object.entries(value)) add(`${path}.${name}`, part);
    else if (value !== undefined) values[path] = value as string | number | boolean | null;
  };
  for (const [name, part] of Object.entries(content)) add(name, part);
  return values;
}
