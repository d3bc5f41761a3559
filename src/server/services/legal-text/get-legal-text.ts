import 'server-only';
import { z } from 'zod';
import { dateToDay, dayToDate, taipeiDay } from '~/domain/day';
import { fillPlaceholders } from '~/domain/legal-text';
import {
  type LegalSlug,
  type LegalVersionInput,
  type LegalView,
  legalSectionSchema,
} from '~/schemas/site-content';
import type { ServiceContext, Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import type { LegalText } from '~/server/prisma-client/client';
import { legalNames } from './legal-names';

const sectionsSchema = z.array(legalSectionSchema);

/** The version of a legal text that is in force, with its placeholders filled from the settings; before the day of the
 *  first version that one.
 *  @throws ServiceError NOT_FOUND */
export async function getLegalText({ ctx, input }: Verb<{ slug: LegalSlug }>): Promise<LegalView> {
  const rows = await ctx.db.legalText.findMany({
    where: { slug: input.slug },
    orderBy: { version: 'desc' },
  });
  const today = taipeiDay(ctx.now());
  const inForce = rows.find(({ version }) => dateToDay(version) <= today) ?? rows.at(-1);
  return toView(ctx, rows, inForce);
}

/** A version of a legal text by its day: one that was or is in force, or one that is announced.
 *  @throws ServiceError NOT_FOUND */
export async function getLegalVersion({ ctx, input }: Verb<LegalVersionInput>): Promise<LegalView> {
  const rows = await ctx.db.legalText.findMany({
    where: { slug: input.slug },
    orderBy: { version: 'desc' },
  });
  return toView(
    ctx,
    rows,
    rows.find(({ version }) => dateToDay(version) === input.version),
  );
}

/** @param rows versions of one text, the newest first
 *  @param row the one that is shown */
function toView(
  ctx: ServiceContext,
  rows: readonly LegalText[],
  row: LegalText | undefined,
): LegalView {
  if (!row) throw new ServiceError('NOT_FOUND');
  const today = dayToDate(taipeiDay(ctx.now()));
  const inForce = rows.find(({ version }) => version <= today)?.version;
  const toState = (version: Date): LegalView['state'] =>
    version > today ? 'LATER' : +version === Number(inForce) ? 'IN_FORCE' : 'EARLIER';
  const both = (zh: string, en: string) => ({
    zh: fillPlaceholders(zh, legalNames('zh')),
    en: fillPlaceholders(en, legalNames('en')),
  });
  return {
    slug: row.slug,
    version: row.version,
    state: toState(row.version),
    others: rows
      .filter(({ version }) => version !== row.version)
      .map(({ version }) => ({ version, state: toState(version) })),
    status: both(row.statusZh, row.statusEn),
    title: both(row.titleZh, row.titleEn),
    intro: both(row.introZh, row.introEn),
    sections: sectionsSchema.parse(row.sections).map(({ id, heading, paragraphs }) => ({
      id,
      heading: both(heading.zh, heading.en),
      paragraphs: paragraphs.map(({ zh, en }) => both(zh, en)),
    })),
  };
}
