import { devicePreference, saveDevicePreference } from '~/device/device-preference';
import { SpeechInputError, toSpeechInputError } from './speech-input-error';

/** Name of the device preference that holds the microphone's id. */
export const MICROPHONE = 'microphone';

/** Opens the chosen microphone, or the system's default when none was chosen or the chosen one is missing.
 *  @throws SpeechInputError */
export async function openMicrophone(): Promise<MediaStream> {
  if (!window.isSecureContext) throw new SpeechInputError('insecure');
  if (!navigator.mediaDevices?.getUserMedia || typeof MediaRecorder === 'undefined')
    throw new SpeechInputError('unsupported');
  const chosen = devicePreference(MICROPHONE);
  try {
    return await open(chosen);
  } catch (cause) {
    const error = toSpeechInputError(cause);
    if (chosen === null || error.problem !== 'missing') throw error;
    saveDevicePreference(MICROPHONE, null);
    return openMicrophone();
  }
}

function open(deviceId: string | null): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia({
    audio: {
      ...(deviceId && { deviceId: { exact: deviceId } }),
      channelCount: 1,
      echoCancellation: true,
      noiseSuppression: false,
      autoGainControl: true,
    },
  });
}
