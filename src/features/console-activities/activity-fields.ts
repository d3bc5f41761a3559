import type { ContentValues } from '~/console/content/nest-fields';
import { taipeiDay } from '~/domain/day';
import { fromTaipeiClock, taipeiFields } from '~/lib/taipei-time';
import {
  type ActivityContent,
  activityContentSchema,
  type EditedActivity,
} from '~/schemas/operator-activity';

/** The texts of the form that are written in both languages, one field for each. */
export type TextName =
  | 'city'
  | 'place'
  | 'joining'
  | 'title'
  | 'summary'
  | 'body'
  | 'forWhom'
  | 'whatToBring'
  | 'agenda';
export type TextKey = `${TextName}${'Zh' | 'En'}`;

/** The input of the form of an activity. */
export type ActivityFields = Record<TextKey, string> & {
  kind: ActivityContent['kind'];
  day: string;
  starts: string;
  ends: string;
  online: boolean;
  seats: string;
  trial: boolean;
};

/** An activity as the form shows it: times of Taipei, a paragraph between empty lines, an item of the schedule a
 *  line. */
export function toFields(content: EditedActivity['content']): ActivityFields {
  const { kind, startsAt, endsAt, online, seats, trial, city, body, agenda } = content;
  const { place, joining, title, summary, forWhom, whatToBring } = content;
  const both = (name: TextName, zh: string, en: string) => ({
    [`${name}Zh`]: zh,
    [`${name}En`]: en,
  });
  const lines = (language: 'zh' | 'en') =>
    agenda.map((item) => `${item.minutes} ${item.title[language]}`).join('\n');
  const paragraphs = (language: 'zh' | 'en') => body.map((one) => one[language]).join('\n\n');
  const texts = {
    ...both('city', city?.zh ?? '', city?.en ?? ''),
    ...both('place', place.zh, place.en),
    ...both('joining', joining.zh, joining.en),
    ...both('title', title.zh, title.en),
    ...both('summary', summary.zh, summary.en),
    ...both('body', paragraphs('zh'), paragraphs('en')),
    ...both('forWhom', forWhom.zh, forWhom.en),
    ...both('whatToBring', whatToBring.zh, whatToBring.en),
    ...both('agenda', lines('zh'), lines('en')),
  } as Record<TextKey, string>;
  return {
    ...texts,
    kind,
    online,
    trial,
    seats: String(seats),
    day: taipeiDay(startsAt),
    starts: taipeiFields(startsAt).time,
    ends: taipeiFields(endsAt).time,
  };
}

/** The fields as texts, by their keys: for the editor of content. */
export function toValues(fields: ActivityFields): ContentValues {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, String(value)]));
}

/** The fields that `toValues` made texts of. */
export function fromValues({ online, trial, ...texts }: ContentValues): ActivityFields {
  return { ...texts, online: online === 'true', trial: trial === 'true' } as ActivityFields;
}

/** The form of a new activity. */
export const EMPTY_FIELDS: ActivityFields = {
  kind: 'EVENT',
  day: '',
  starts: '',
  ends: '',
  online: false,
  seats: '',
  trial: false,
  cityZh: '',
  cityEn: '',
  placeZh: '',
  placeEn: '',
  joiningZh: '',
  joiningEn: '',
  titleZh: '',
  titleEn: '',
  summaryZh: '',
  summaryEn: '',
  bodyZh: '',
  bodyEn: '',
  forWhomZh: '',
  forWhomEn: '',
  whatToBringZh: '',
  whatToBringEn: '',
  agendaZh: '',
  agendaEn: '',
};

/** Errors of the fields: those with a message of their own, and the keys of missing ones. */
export interface FieldErrors {
  body?: true;
  agenda?: true;
  ends?: true;
  /** Keys of the other fields that are empty or out of their range. */
  missing: string[];
}

/** Reads the fields.
 *  @returns the content, or the errors */
export function readFields(
  fields: ActivityFields,
): { content: ActivityContent } | { errors: FieldErrors } {
  const { kind, day, starts, ends, online, seats, trial } = fields;
  const both = (name: TextName) => ({ zh: fields[`${name}Zh`], en: fields[`${name}En`] });
  const body = pair(toParagraphs(fields.bodyZh), toParagraphs(fields.bodyEn));
  const agenda = readAgenda(fields);
  const parsed = activityContentSchema.safeParse({
    kind,
    online,
    trial,
    seats: Number(seats),
    body,
    agenda,
    startsAt: toTime(day, starts),
    endsAt: toTime(day, ends),
    city: online ? null : both('city'),
    place: both('place'),
    joining: both('joining'),
    title: both('title'),
    summary: both('summary'),
    forWhom: both('forWhom'),
    whatToBring: both('whatToBring'),
  });
  if (parsed.success) return { content: parsed.data };
  const wrong = new Set(parsed.error.issues.map(({ path }) => String(path[0])));
  const has = (name: 'body' | 'agenda' | 'endsAt') => wrong.delete(name);
  const own = { body: has('body'), agenda: has('agenda'), ends: has('endsAt') };
  return {
    errors: {
      ...(own.body && { body: true as const }),
      ...(own.agenda && { agenda: true as const }),
      ...(own.ends && { ends: true as const }),
      missing: [...wrong],
    },
  };
}

function toTime(day: string, time: string): Date {
  return fromTaipeiClock(new Date(`${day}T${time}:00Z`));
}

function toParagraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

/** Texts of both languages beside each other; null when one has more. */
function pair(zh: readonly string[], en: readonly string[]) {
  return zh.length === en.length ? zh.map((text, at) => ({ zh: text, en: en[at] ?? '' })) : null;
}

function readAgenda({ agendaZh, agendaEn }: ActivityFields) {
  const [zh, en] = [agendaZh, agendaEn].map((text) =>
    text
      .split('\n')
      .filter((line) => line.trim())
      .map((line) => /^\s*(\d+)\s+(\S.*)$/.exec(line)),
  ) as [(RegExpExecArray | null)[], (RegExpExecArray | null)[]];
  if (zh.length !== en.length || zh.some((line, at) => !line || line[1] !== en[at]?.[1]))
    return null;
  return zh.map((line, at) => ({
    minutes: Number(line?.[1]),
    title: { zh: line?.[2] ?? '', en: en[at]?.[2] ?? '' },
  }));
}
