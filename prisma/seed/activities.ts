import { addDaysToDay, type Day, dayToDate, startOfDay, taipeiDay } from '~/domain/day';
import type { ActivityContent } from '~/schemas/site-content-files';
import type { Prisma, Tx } from '~/server/db';
import { contentHash, recordSeeded, seededHash } from './record';

const UNCHANGED = { revision: 0 };

/** Creates each activity once, `daysFromNow` days after today; one in person on the Saturday of that week.
 *  Later seeds update its texts from its file; its time and seats stay, because people registered for them.
 *  An activity that ended without any registration is rescheduled, so that the calendar of a demonstration
 *  never runs empty. Seeds leave an activity that operators have changed or cancelled unchanged. */
export async function seedActivities(
  tx: Tx,
  activities: readonly ActivityContent[],
  now: Date,
): Promise<void> {
  const today = taipeiDay(now);
  for (const content of activities) {
    const name = `activity:${content.slug}`;
    const hash = contentHash(content);
    const seeded = await seededHash(tx, name);
    if (seeded === null)
      await tx.activity.createMany({
        // An operator's own activity may have this address; it stays.
        skipDuplicates: true,
        data: {
          slug: content.slug,
          seats: content.seats,
          ...times(content, today),
          ...texts(content),
        },
      });
    else if (seeded !== hash)
      await tx.activity.updateMany({
        where: { slug: content.slug, ...UNCHANGED },
        data: texts(content),
      });
    if (content.daysFromNow > 0)
      await tx.activity.updateMany({
        where: {
          slug: content.slug,
          endsAt: { lt: now },
          registrations: { none: {} },
          ...UNCHANGED,
        },
        data: times(content, today),
      });
    if (seeded !== hash) await recordSeeded(tx, name, hash);
  }
}

function times({ daysFromNow, hours, online }: ActivityContent, today: Day) {
  const targetDay = addDaysToDay(today, daysFromNow);
  const midnight = startOfDay(online ? targetDay : saturdayFrom(targetDay)).getTime();
  return { startsAt: toTime(midnight, hours.start), endsAt: toTime(midnight, hours.end) };
}

/** The Saturday on or after `day`: activities in person take place when people are off work. */
function saturdayFrom(day: Day): Day {
  return addDaysToDay(day, 6 - dayToDate(day).getUTCDay());
}

function toTime(midnight: number, time: string): Date {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return new Date(midnight + (hour * 60 + minute) * 60_000);
}

function texts(content: ActivityContent) {
  const { kind, online, city, place, joining, trial, sample, title, summary } = content;
  const { body, forWhom, whatToBring, agenda, drawing } = content;
  return {
    kind,
    online,
    trial,
    sample,
    cityZh: city?.zh ?? null,
    cityEn: city?.en ?? null,
    placeZh: place.zh,
    placeEn: place.en,
    joiningZh: joining.zh,
    joiningEn: joining.en,
    titleZh: title.zh,
    titleEn: title.en,
    summaryZh: summary.zh,
    summaryEn: summary.en,
    detail: { body, forWhom, whatToBring, agenda, drawing },
  } satisfies Omit<Prisma.ActivityUncheckedUpdateInput, 'slug'>;
}
