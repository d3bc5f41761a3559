import { spokenChannel } from '~/domain/speech/spoken-channel';
import { refuseRecordingType } from './recording-type';
import { SpeechInputError } from './speech-input-error';

const RATE = 16_000;

/** A recording as 16 kHz samples in [−1, 1], of several channels the one with the speech. The browser decodes and resamples it: a context of
 *  16 kHz gives its buffers at 16 kHz, whatever the microphone's rate was.
 *  @throws SpeechInputError when the browser cannot read the recording: `unreadable` when the next one is written in
 *    another type, else `unsupported` */
export async function decodeRecording(blob: Blob): Promise<Float32Array> {
  try {
    return await decodeSound(blob);
  } catch (cause) {
    const problem = refuseRecordingType(blob.type) ? 'unreadable' : 'unsupported';
    throw new SpeechInputError(problem, { cause });
  }
}

/** A sound file as 16 kHz samples in [−1, 1], of several channels the one with the speech.
 *  @throws DOMException when the browser cannot read it, or reads nothing */
export async function decodeSound(file: Blob): Promise<Float32Array> {
  const bytes = await file.arrayBuffer();
  const buffer = await new OfflineAudioContext(1, RATE, RATE).decodeAudioData(bytes);
  if (buffer.length === 0) throw new DOMException('There is no sound in it.', 'EncodingError');
  return toMono(buffer);
}

/** The channel with the speech, of its own: the scorer may hand the samples on. Channels are not mixed, as one of them may
 *  be noise, or the other one turned around. */
function toMono(buffer: AudioBuffer): Float32Array {
  const channels = Array.from({ length: buffer.numberOfChannels }, (_, index) =>
    buffer.getChannelData(index),
  );
  return spokenChannel(channels, RATE).slice();
}
