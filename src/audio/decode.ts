import { spokenChannel } from '~/domain/speech/spoken-channel';
import { refuseRecordingType } from './recording-type';
import { SpeechInputError } from './speech-input-error';

const RATE = 16_000;

/** Decodes a recording to 16 kHz samples in [−1, 1]; of several channels it takes the one with the speech. The
 *  browser decodes and resamples it: a context of 16 kHz returns its buffers at 16 kHz for any rate of the
 *  microphone.
 *  @throws SpeechInputError when the browser cannot read the recording: `unreadable` if another type is left
 *    to try for the next recording, else `unsupported` */
export async function decodeRecording(blob: Blob): Promise<Float32Array> {
  try {
    return await decodeSound(blob);
  } catch (cause) {
    const problem = refuseRecordingType(blob.type) ? 'unreadable' : 'unsupported';
    throw new SpeechInputError(problem, { cause });
  }
}

/** Decodes a sound file to 16 kHz samples in [−1, 1]; of several channels it takes the one with the speech.
 *  @throws DOMException when the browser cannot decode it, or finds no sound in it */
export async function decodeSound(file: Blob): Promise<Float32Array> {
  const bytes = await file.arrayBuffer();
  const buffer = await new OfflineAudioContext(1, RATE, RATE).decodeAudioData(bytes);
  if (buffer.length === 0) throw new DOMException('There is no sound in it.', 'EncodingError');
  return toMono(buffer);
}

/** Copies the channel with the speech, because the scorer may transfer the samples. Channels are not mixed,
 *  because one may be noise, or the inverse of the other. */
function toMono(buffer: AudioBuffer): Float32Array {
  const channels = Array.from({ length: buffer.numberOfChannels }, (_, index) =>
    buffer.getChannelData(index),
  );
  return spokenChannel(channels, RATE).slice();
}
