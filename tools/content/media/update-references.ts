import { existsSync } from 'node:fs';
import type { Clip } from '~/schemas/content';
import { loadVideos } from '~/server/content/load-media-lessons';
import { loadScenes } from '~/server/content/load-scenes';
import { loadUnits } from '~/server/content/load-units';
import { loadVoiceLessons } from '~/server/content/load-voice-lessons';
import type { ClipLine } from '~/server/gateways/speech/render-clip';
import type { SpeechEngine } from '~/server/gateways/speech/speech-engine';
import { audioFile } from './clip-cache';
import type { ClipKeeper } from './clip-keeper';
import { updateScene } from './update-scene';
import { updateUnit } from './update-unit';
import { updateVideo } from './update-video';
import { updateVoice } from './update-voice';

/** The findings of an update of the references. */
interface ReferenceUpdate {
  /** Slugs of the units and lessons whose file was written. */
  written: string[];
  /** Names of the clips whose accepted pronunciations have changed: `--check` listens to them. */
  changed: string[];
  /** Names of the clips that say another text than the present one, or are missing: `npm run media` makes them. */
  outdated: string[];
}

/** Rewrites the references of all units, voice lessons, scenes and videos, to which a learner's voice is compared,
 *  after the dictionary or its rules have changed. The clips' sound files stay and are not checked.
 *  @param root root folder of the project */
export function updateReferences({
  root,
  engines,
  step,
}: {
  root: string;
  engines: readonly SpeechEngine[];
  step: (slug: string) => void;
}): ReferenceUpdate {
  const update: ReferenceUpdate = { written: [], changed: [], outdated: [] };
  const keeper: ClipKeeper = {
    engines,
    root,
    keep(name, clip, lines) {
      if (lines.some(({ source }) => source === clip.source)) return clip;
      const line = lines.find(({ speaker }) => speaker.voice.id === clip.voice);
      if (!line || !saysSameText(clip, line) || !existsSync(audioFile(root, clip))) {
        update.outdated.push(name);
        return clip;
      }
      update.changed.push(name);
      return { ...clip, source: line.source };
    },
  };
  const note = ({ slug }: { slug: string }, hasChanged: boolean) => {
    if (hasChanged) update.written.push(slug);
    step(slug);
  };
  for (const unit of loadUnits()) note(unit, updateUnit(unit, keeper));
  for (const lesson of loadVoiceLessons()) note(lesson, updateVoice(lesson, keeper));
  for (const scene of loadScenes()) note(scene, updateScene(scene, keeper));
  for (const video of loadVideos()) note(video, updateVideo(video, keeper));
  return update;
}

const saysSameText = ({ cues }: Clip, { words }: ClipLine): boolean =>
  cues.map(({ text }) => text).join(' ') === words.map(({ text }) => text).join(' ');
