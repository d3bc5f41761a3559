import { addDaysToDay, dateToDay, dayToDate, taipeiDay } from '~/domain/day';
import { legalSectionsSchema } from '~/schemas/legal-text';
import type { PublishLegalInput } from '~/schemas/operator-legal';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { withTransaction } from '~/server/transaction';
import { requirePermission } from '../operator/permissions';
import { recordAct } from '../operator/record-act';
import { markTagsStale } from '../stale-tag/mark-stale';
import { lockVersions } from './lock-versions';
import { toSections } from './to-sections';

/** Maximum number of days ahead on which a version can take effect. */
const MAX_DAYS_AHEAD = 731;

/** Publishes a new version of a legal text, which is in force from its day on, in Taipei. Earlier versions stay
 *  unchanged, because people have accepted them. A day has one version, and a new one is later than all others.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | CONTENT_CHANGED (a colleague has published one meanwhile)
 *    | LEGAL_DAY_PAST | LEGAL_DAY_TAKEN */
export async function publishLegalText({ ctx, input }: Verb<PublishLegalInput>): Promise<void> {
  requirePermission({ ctx, input: 'legal.publish' });
  const { slug, version, latest, title, status, intro } = input;
  const at = ctx.now();
  const today = taipeiDay(at);
  if (version < today || version > addDaysToDay(today, MAX_DAYS_AHEAD))
    throw new ServiceError('LEGAL_DAY_PAST');
  await withTransaction(ctx, async (tx) => {
    await lockVersions(tx, slug);
    const before = await tx.legalText.findFirst({ where: { slug }, orderBy: { version: 'desc' } });
    const newest = before ? dateToDay(before.version) : null;
    if (newest !== latest) throw new ServiceError('CONTENT_CHANGED');
    if (newest !== null && version <= newest) throw new ServiceError('LEGAL_DAY_TAKEN');
    await tx.legalText.create({
      data: {
        slug,
        version: dayToDate(version),
        publishedAt: at,
        titleZh: title.zh,
        titleEn: title.en,
        statusZh: status.zh,
        statusEn: status.en,
        introZh: intro.zh,
        introEn: intro.en,
        sections: toSections(input, before ? legalSectionsSchema.parse(before.sections) : []),
      },
    });
    await markTagsStale(tx, ['legal'], at);
    await recordAct(tx, ctx, {
      kind: 'legal.publish',
      permission: 'legal.publish',
      subject: ['legal', slug],
      before: { version: newest },
      after: { version },
    });
  });
}
