import 'server-only';
import { dateToDay, taipeiDay } from '~/domain/day';
import { fillPlaceholders, lacksName } from '~/domain/legal-text';
import { legalState } from '~/domain/legal-version';
import {
  type LegalSlug,
  type LegalVersionInput,
  type LegalView,
  legalSectionsSchema,
} from '~/schemas/legal-text';
import type { ServiceContext, Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import type { LegalText } from '~/server/prisma-client/client';
import { legalNames } from '../site-content/legal-names';

/** The version of a legal text that is in force, with its placeholders filled; before the day of the first
 *  version, the first one.
 *  @throws ServiceError NOT_FOUND */
export async function getLegalText({ ctx, input }: Verb<{ slug: LegalSlug }>): Promise<LegalView> {
  const rows = await listVersions(ctx, input.slug);
  const today = taipeiDay(ctx.now());
  const inForce = rows.find(({ version }) => dateToDay(version) <= today) ?? rows.at(-1);
  return toView(ctx, rows, inForce);
}

/** A version of a legal text by its day: present, earlier or announced.
 *  @throws ServiceError NOT_FOUND */
export async function getLegalVersion({ ctx, input }: Verb<LegalVersionInput>): Promise<LegalView> {
  const rows = await listVersions(ctx, input.slug);
  return toView(
    ctx,
    rows,
    rows.find(({ version }) => dateToDay(version) === input.version),
  );
}

/** The versions of a text, the newest first. */
const listVersions = ({ db }: ServiceContext, slug: LegalSlug) =>
  db.legalText.findMany({ where: { slug }, orderBy: { version: 'desc' } });

/** A paragraph with a price is left out while no plan is on sale.
 *  @param rows versions of one text, the newest first
 *  @param row the shown version */
async function toView(
  ctx: ServiceContext,
  rows: readonly LegalText[],
  row: LegalText | undefined,
): Promise<LegalView> {
  if (!row) throw new ServiceError('NOT_FOUND');
  const days = rows.map(({ version }) => dateToDay(version));
  const today = taipeiDay(ctx.now());
  const toState = (version: Date) => legalState(dateToDay(version), days, today);
  const names = await legalNames(ctx.db);
  const both = (zh: string, en: string) => ({
    zh: fillPlaceholders(zh, names.zh),
    en: fillPlaceholders(en, names.en),
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
    sections: legalSectionsSchema.parse(row.sections).map(({ id, heading, paragraphs }) => ({
      id,
      heading: both(heading.zh, heading.en),
      paragraphs: paragraphs
        .filter(({ zh, en }) => !lacksName(zh, names.zh) && !lacksName(en, names.en))
        .map(({ zh, en }) => both(zh, en)),
    })),
  };
}
