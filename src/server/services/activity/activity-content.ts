import { activityDetailSchema } from '~/schemas/activity';
import type { ActivityContent, EditedActivity } from '~/schemas/operator-activity';
import type { Prisma } from '~/server/db';
import type { Activity } from '~/server/prisma-client/client';

/** The editable content of an activity, from its row. */
export function toContent(row: Activity): EditedActivity['content'] {
  const { drawing: _, ...detail } = activityDetailSchema.parse(row.detail);
  const { kind, startsAt, endsAt, online, seats, trial, cityZh, cityEn } = row;
  return {
    kind,
    startsAt,
    endsAt,
    online,
    seats,
    trial,
    ...detail,
    city: cityZh !== null && cityEn !== null ? { zh: cityZh, en: cityEn } : null,
    place: { zh: row.placeZh, en: row.placeEn },
    joining: { zh: row.joiningZh, en: row.joiningEn },
    title: { zh: row.titleZh, en: row.titleEn },
    summary: { zh: row.summaryZh, en: row.summaryEn },
  };
}

/** The columns that operators edit.
 *  @param before the present row, whose drawing stays because the form has none; null for a new activity */
export function toColumns(content: ActivityContent, before: Pick<Activity, 'detail'> | null) {
  const { kind, startsAt, endsAt, online, seats, trial, city, place, joining } = content;
  const { title, summary, body, forWhom, whatToBring, agenda } = content;
  const drawing = before && activityDetailSchema.parse(before.detail).drawing;
  return {
    kind,
    startsAt,
    endsAt,
    online,
    seats,
    trial,
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
    detail: { body, forWhom, whatToBring, agenda, ...(drawing && { drawing }) },
  } satisfies Prisma.ActivityUncheckedUpdateInput;
}
