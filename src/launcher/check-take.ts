/** Judges one recording: `TakeRequest` on its input, `TakeAnswer` on its output. It has no access to the database
 *  and the settings, in case a hostile file takes it over. */
import { text } from 'node:stream/consumers';
import { readAcousticModel } from '~/server/gateways/speech/acoustic-model-file';
import { judgeTake } from '~/server/gateways/speech/judge-take';
import type { TakeAnswer, TakeRequest } from '~/server/gateways/speech/take-process';

const toBase64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

const { audio, words } = JSON.parse(await text(process.stdin)) as TakeRequest;
const judged = await judgeTake(readAcousticModel(), Buffer.from(audio, 'base64'), words);
const answer: TakeAnswer =
  'problem' in judged
    ? judged
    : {
        check: judged.check,
        clip: judged.clip && {
          ...judged.clip,
          mp3: toBase64(judged.clip.mp3),
          pcm: toBase64(judged.clip.pcm),
          loudness: toBase64(judged.clip.loudness),
        },
      };
process.stdout.write(JSON.stringify(answer));
