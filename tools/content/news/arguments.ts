import type { z } from 'zod';
import { UsageError } from '~/operate/usage-error';
import type { DraftView } from '~/schemas/news';
import type { ServiceContext } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { findDraftIds, getDraft } from '~/server/services/news/queries';
import { shortId } from './draft-text';
import { USAGE } from './usage';

/** Finds a draft by its id or the end of it.
 *  @throws ServiceError when there is none, UsageError when several match */
export async function findDraft(ctx: ServiceContext, name: string | undefined): Promise<DraftView> {
  if (!name) throw new UsageError(USAGE);
  const [id, ...others] = await findDraftIds({ ctx, input: name.toLowerCase() });
  if (!id) throw new ServiceError('DRAFT_NOT_FOUND');
  if (others.length > 0)
    throw new UsageError(
      `Several draft ids end with that: ${[id, ...others].map(shortId).join(', ')}`,
    );
  return getDraft({ ctx, input: { id } });
}

/** Parses `words.3.meaning` and its value into a change of a draft. */
export function fieldChange(field: string, value: string, { texts, words }: DraftView): object {
  const [first = '', second = '', third, fourth] = field.split('.');
  if (first === 'words' || first === 'sentences') {
    if (third === undefined) throw new UsageError(`There is no field “${field}”.`);
    const position = Number(second);
    const ipa = { ...words[position - 1]?.ipa, [fourth ?? '']: value };
    return { [first]: [{ position, [third]: third === 'ipa' ? ipa : typed(third, value) }] };
  }
  const whole = texts[first as 'headline' | 'summary'];
  return { texts: { [first]: second ? { ...whole, [second]: value } : value } };
}

/** Parses pronunciations in ARPAbet: `T IY, T EY`. */
const typed = (name: string, value: string): unknown =>
  name === 'pronunciations' ? value.split(',').map((one) => one.trim().split(/\s+/)) : value;

/** Parses the input of a verb. @throws UsageError naming each field */
export function parseInput<T extends z.ZodType>(schema: T, value: unknown): z.infer<T> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new UsageError(`${wrong.join('\n')}\n\n${USAGE}`);
}
