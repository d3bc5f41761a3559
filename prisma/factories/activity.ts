import { randomUUID } from 'node:crypto';
import type { Database, Prisma } from '~/server/db';
import type { Activity } from '~/server/prisma-client/client';
import { TEST_NOON } from './noon';

const DAY_MS = 86_400_000;

/** An event of two hours, nine days after `TEST_NOON`, with two seats and a trial for non-members. */
export async function createActivity(
  db: Database,
  {
    startsAt,
    ...overrides
  }: Partial<Prisma.ActivityUncheckedCreateInput> & { startsAt?: Date } = {},
): Promise<Activity> {
  const start = startsAt ?? new Date(TEST_NOON.getTime() + 9 * DAY_MS);
  const both = (zh: string, en: string) => ({ zh, en });
  return db.activity.create({
    data: {
      slug: `activity-${randomUUID()}`,
      kind: 'EVENT',
      startsAt: start,
      endsAt: new Date(start.getTime() + 2 * 3_600_000),
      online: false,
      cityZh: '台北',
      cityEn: 'Taipei',
      placeZh: '窗邊長桌',
      placeEn: 'The long table',
      joiningZh: '巷子底二樓',
      joiningEn: 'Upstairs at the end of the lane',
      seats: 2,
      trial: true,
      titleZh: '一起讀新聞',
      titleEn: 'The news together',
      summaryZh: '讀一則新聞，練三十分鐘。',
      summaryEn: 'A piece of news and half an hour of practice.',
      detail: {
        body: [both('我們讀一則新聞。', 'We read a piece of news.')],
        forWhom: both('A2 以上。', 'From A2 up.'),
        whatToBring: both('耳機。', 'Headphones.'),
        agenda: [{ minutes: 120, title: both('讀與練', 'Reading and practice') }],
      },
      ...overrides,
    },
  });
}
