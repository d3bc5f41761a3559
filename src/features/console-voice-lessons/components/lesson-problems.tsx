'use client';
import { Phrases } from '~/components/ui/phrases';
import { Section } from '~/console/section';
import { useI18n } from '~/i18n/client';
import type { OperatorVoiceLesson } from '~/schemas/operator-voice-lesson';
import { VOICE_PARTS, type VoicePart } from '~/schemas/voice-draft';

type RunProblem = NonNullable<OperatorVoiceLesson['clipRun']>['problems'][number];

/** The missing parts before a lesson can be published. */
export function LessonProblems({ lesson }: { lesson: OperatorVoiceLesson }) {
  const t = useI18n();
  return (
    <Section title={t('consoleVoiceLessons.problems.title')}>
      {lesson.problems.length === 0 ? (
        <p className="max-w-text text-soft">
          <Phrases>{t('consoleVoiceLessons.problems.none')}</Phrases>
        </p>
      ) : (
        <Problems lesson={lesson} problems={lesson.problems} />
      )}
    </Section>
  );
}

interface ProblemsProps {
  lesson: OperatorVoiceLesson;
  problems: OperatorVoiceLesson['problems'] | RunProblem[];
}

/** Problems, each with a link to its item. */
export function Problems({ lesson, problems }: ProblemsProps) {
  const t = useI18n();
  return (
    <ul className="columns-xs gap-8 text-sm">
      {problems.map(({ field, kind, detail }) => (
        <li key={`${field} ${kind}`} className="break-inside-avoid py-1">
          <FieldName lesson={lesson} field={field} />{' '}
          {t(`consoleVoiceLessons.problems.kinds.${toKnownKind(kind)}`, { detail })}
        </li>
      ))}
    </ul>
  );
}

const NEVER_HERE = ['noChinese', 'twice', 'licence', 'pieceGone', 'slugTaken'] as const;

/** The problems of a run also have kinds for units, which do not occur in a voice lesson. */
function toKnownKind(kind: ProblemsProps['problems'][number]['kind']) {
  const isUnits = (one: string): one is (typeof NEVER_HERE)[number] =>
    NEVER_HERE.some((never) => never === one);
  return isUnits(kind) ? ('other' as const) : kind;
}

/** The name of a field: `transcript.line-3.zh` is "Lines 3 · Translation". */
function FieldName({ lesson: { content }, field }: { lesson: OperatorVoiceLesson; field: string }) {
  const t = useI18n();
  const [part = '', itemId = '', ...rest] = field.split('.');
  if (!Object.hasOwn(VOICE_PARTS, part))
    return <>{t(TEXT_LABELS[field] ?? 'consoleVoiceLessons.texts.title')}</>;
  const known = part as VoicePart;
  const title = t(`consoleVoiceLessons.${known}.title`);
  const position = content[known].findIndex(({ id }) => id === itemId) + 1;
  if (position === 0) return <>{title}</>;
  const label = FIELD_LABELS[`${part}.${rest.join('.')}`];
  const item = t('consoleVoiceLessons.problems.item', { part: title, position });
  return (
    <a className="link" href={`#${known}.${itemId}`}>
      {label ? `${item} · ${t(label)}` : item}
    </a>
  );
}

const TEXT_LABELS: Partial<
  Record<
    string,
    | 'consoleVoiceLessons.texts.titleZh'
    | 'consoleVoiceLessons.texts.titleEn'
    | 'consoleVoiceLessons.texts.introductionZh'
    | 'consoleVoiceLessons.texts.introductionEn'
  >
> = {
  'title.zh': 'consoleVoiceLessons.texts.titleZh',
  'title.en': 'consoleVoiceLessons.texts.titleEn',
  'introduction.zh': 'consoleVoiceLessons.texts.introductionZh',
  'introduction.en': 'consoleVoiceLessons.texts.introductionEn',
};
const FIELD_LABELS: Partial<
  Record<
    string,
    | 'consoleVoiceLessons.transcript.speaker'
    | 'consoleVoiceLessons.transcript.en'
    | 'consoleVoiceLessons.transcript.zh'
    | 'consoleVoiceLessons.vocabulary.meaning'
    | 'consoleVoiceLessons.vocabulary.example'
    | 'consoleVoiceLessons.vocabulary.exampleTranslation'
    | 'consoleVoiceLessons.tasks.sample'
    | 'consoleVoiceLessons.tasks.sampleTranslation'
  >
> = {
  'transcript.speaker': 'consoleVoiceLessons.transcript.speaker',
  'transcript.en': 'consoleVoiceLessons.transcript.en',
  'transcript.zh': 'consoleVoiceLessons.transcript.zh',
  'vocabulary.meaning': 'consoleVoiceLessons.vocabulary.meaning',
  'vocabulary.example': 'consoleVoiceLessons.vocabulary.example',
  'vocabulary.exampleTranslation': 'consoleVoiceLessons.vocabulary.exampleTranslation',
  'tasks.sample': 'consoleVoiceLessons.tasks.sample',
  'tasks.sampleTranslation': 'consoleVoiceLessons.tasks.sampleTranslation',
};
