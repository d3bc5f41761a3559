import { refuseRecordingType } from './recording-type';
import { SpeechInputError } from './speech-input-error';

const RATE = 16_000;

/** A recording as 16 kHz mono samples in [−1, 1]. The browser decodes and resamples it: a context of
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

/** A sound file as 16 kHz mono samples in [−1, 1].
 *  @throws DOMException when the browser cannot read it, or reads nothing */
export async function decodeSound(file: Blob): Promise<Float32Array> {
  const bytes = await file.arrayBuffer();
  const buffer = await new OfflineAudioContext(1, RATE, RATE).decodeAudioData(bytes);
  if (buffer.length === 0) throw new DOMException('There is no sound in it.', 'EncodingError');
  return mixDown(buffer);
}

function mixDown(buffer: AudioBuffer): Float32Array {
  const mono = new Float32Array(buffer.length);
  for (let channel = 0; channel < buffer.numberOfChannels; channel++) {
    const samples = buffer.getChannelData(channel);
    for (let i = 0; i < mono.length; i++)
      mono[i] = mono[i]! + samples[i]! / buffer.numberOfChannels;
  }
  return mono;
}
