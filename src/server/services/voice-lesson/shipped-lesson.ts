import 'server-only';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Accent } from '~/domain/speech/accent';
import type { Clip } from '~/schemas/content';
import { voiceContentSchema } from '~/schemas/voice-content';
import type { VoiceDraftContent } from '~/schemas/voice-draft';
import { loadRecording, MEDIA_DIRECTORIES } from '~/server/content/load-media-lessons';
import { CONTENT_DIR, readContentFile } from '~/server/content/read-content';
import { toDraftContent } from './draft-content';

/** A clip that came with the product. */
export interface ShippedClip
  extends Pick<Clip, 'path' | 'durationMs' | 'selfScore' | 'cues' | 'source'> {
  accent: Accent;
  /** Its text. */
  text: string;
}

interface ShippedLesson {
  content: VoiceDraftContent;
  clips: ShippedClip[];
}

/** The lessons that were read. Their number is bounded by that of the files, which do not change while the
 *  product runs. */
const known = new Map<string, ShippedLesson>();

/** A voice lesson of the product's own content, from its file; null for a lesson that operators have added. */
export function shippedLesson(slug: string): ShippedLesson | null {
  const read = known.get(slug);
  if (read) return read;
  const file = join(CONTENT_DIR, MEDIA_DIRECTORIES.VOICE, `${slug}.json`);
  if (!/^[a-z0-9-]+$/.test(slug) || !existsSync(file)) return null;
  const lesson = readLesson(file, slug);
  known.set(slug, lesson);
  return lesson;
}

function readLesson(file: string, slug: string): ShippedLesson {
  const lesson = readContentFile(file, voiceContentSchema);
  const { cues, study } = loadRecording({ kind: 'VOICE', slug });
  const toClip = (text: string, accent: Accent, clip: Clip): ShippedClip => {
    const { path, durationMs, selfScore, source } = clip;
    return { text, accent, path, durationMs, selfScore, source, cues: clip.cues };
  };
  const speakers = new Map(Object.entries(lesson.speakers));
  const lines = cues.flatMap(({ en, speaker = '', clip }) => {
    const accent = speakers.get(speaker)?.accent;
    return clip && accent ? [toClip(en, accent, clip)] : [];
  });
  const spoken = [
    ...lesson.vocabulary.map(({ text }, index) => ({ text, audio: study?.vocabulary[index] })),
    ...(study?.tasks.flat() ?? []),
  ];
  const others = spoken.flatMap(({ text, audio }) =>
    audio ? [toClip(text, 'US', audio.US), toClip(text, 'GB', audio.GB)] : [],
  );
  return { content: toDraftContent(lesson), clips: [...lines, ...others] };
}
