import type { Accent } from '~/domain/speech/accent';
import type { Clip } from '~/schemas/content';
import type { Recording } from '~/schemas/media-content';
import type { StoredStudy } from '~/schemas/media-lesson';
import { loadRecording, type MediaLessonContent } from '~/server/content/load-media-lessons';
import type { Prisma, Tx } from '~/server/db';
import { contentHash, recordSeeded, seededHash } from './record';

/** Creates new media lessons and updates changed ones in place, so that learners keep their progress.
 *  Content that an operator has edited is not overwritten. */
export async function seedMediaLessons(
  tx: Tx,
  lessons: readonly MediaLessonContent[],
  getRecording: (lesson: MediaLessonContent) => Recording = loadRecording,
): Promise<void> {
  for (const lesson of lessons) {
    const recording = getRecording(lesson);
    const hash = contentHash([lesson, recording]);
    const name = `media-lesson:${lesson.slug}`;
    if ((await seededHash(tx, name)) === hash) continue;
    const row = toRow(lesson, recording, hash);
    const { slug } = row;
    const before = await tx.mediaLesson.findUnique({ where: { slug } });
    const changed = before?.editedAt ? withoutEdited(row, before.mediaPath) : row;
    const update = { ...changed, version: { increment: 1 } };
    if (changed) await tx.mediaLesson.upsert({ where: { slug }, create: row, update });
    await recordSeeded(tx, name, hash);
  }
}

/** The columns that a file may still change in a lesson that an operator has edited. A video takes all but its
 *  texts, and its lines only together with another recording, to which they belong. A voice lesson takes nothing,
 *  because its recording is the operator's, too. */
function withoutEdited(row: ReturnType<typeof toRow>, mediaPath: string) {
  if (row.kind === 'VOICE') return null;
  const { titleZh, titleEn, summaryZh, summaryEn, level, access, cues, ...others } = row;
  return { ...others, ...(row.mediaPath !== mediaPath && { cues }) };
}

function toRow(lesson: MediaLessonContent, recording: Recording, hash: string) {
  return {
    slug: lesson.slug,
    kind: lesson.kind,
    category: lesson.category,
    level: lesson.level,
    access: lesson.access,
    archived: lesson.archived,
    titleZh: lesson.title.zh,
    titleEn: lesson.title.en,
    summaryZh: lesson.introduction.zh,
    summaryEn: lesson.introduction.en,
    durationMs: recording.durationMs,
    fileAccess: lesson.access,
    mediaPath: recording.media,
    posterPath: recording.poster,
    envelope: recording.envelope,
    cues: recording.cues.map(({ selfScore: _, refused: __, clip, ...cue }) => ({
      ...cue,
      ...(clip && { clip: toClip(clip) }),
    })),
    study: { ...withClips(lesson.study, recording.study), ...voicesOf(recording) },
    publishedOn: new Date(lesson.publishedOn),
    contentHash: hash,
  } satisfies Prisma.MediaLessonCreateInput;
}

/** Adds the clips of words and of the tasks' lines to the study material. */
function withClips(study: StoredStudy, recorded: Recording['study']): StoredStudy {
  if (!recorded) return study;
  const { vocabulary, tasks } = study;
  return {
    ...study,
    vocabulary: vocabulary.map((word, index) => ({
      ...word,
      audio: bothAccents(recorded.vocabulary[index]!),
    })),
    tasks: tasks.map((task, index) => ({
      ...task,
      lines: recorded.tasks[index]!.map((line) => ({ ...line, audio: bothAccents(line.audio) })),
    })),
  };
}

const voicesOf = ({ voices }: Recording): Pick<StoredStudy, 'voices'> => (voices ? { voices } : {});

function bothAccents({ US, GB }: Record<Accent, Clip>) {
  return { US: toClip(US), GB: toClip(GB) };
}

const toClip = ({ path, durationMs, cues }: Clip) => ({ path, durationMs, cues });
