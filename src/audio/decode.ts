import { SpeechInputError } from './speech-input-error';

const RATE = 16_000;

/** A recording as 16 kHz mono samples in [−1, 1]. The browser decodes and resamples it: a context of
 *  16 kHz gives its buffers at 16 kHz, whatever the microphone's rate was.
 *  @throws SpeechInputError `unsupported` when the browser cannot read the recording */
export async function decodeRecording(blob: Blob): Promise<Float32Array> {
  const bytes = await blob.arrayBuffer();
  try {
    const buffer = await new OfflineAudioContext(1, RATE, RATE).decodeAudioData(bytes);
    return mixDown(buffer);
  } catch (cause) {
    throw new SpeechInputError('unsupported', { cause });
  }
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
