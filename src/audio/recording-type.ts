import { devicePreference, saveDevicePreference } from '~/device/device-preference';

/** How a recording is written. */
interface RecordingType {
  /** Undefined where the browser chooses. */
  mimeType: string | undefined;
  bitsPerSecond: number;
}

/** Name of the device preference that lists the types that this browser could not decode. */
const UNREADABLE = 'unreadableTypes';

const OPUS = 32_000;
/** At 32 kbit/s an AAC encoder leaves nothing above 4 kHz, where s, f and th differ. */
const AAC = 128_000;

const WEBM = { mimeType: 'audio/webm;codecs=opus', bitsPerSecond: OPUS };
const MP4 = { mimeType: 'audio/mp4', bitsPerSecond: AAC };
const OGG = { mimeType: 'audio/ogg;codecs=opus', bitsPerSecond: OPUS };

/** Chooses the type of the next recording: the first one that this browser can record and has not failed to decode.
 *  WebKit claims to record WebM but cannot always decode it; in other browsers WebM is smaller and safer. */
export function chooseRecordingType(): RecordingType {
  const writable = writableTypes();
  const unreadable = unreadableContainers();
  const chosen = writable.find(({ mimeType }) => !unreadable.includes(toContainer(mimeType)));
  return chosen ?? writable[0] ?? { mimeType: undefined, bitsPerSecond: OPUS };
}

/** Stores on this device that a recording of this type could not be decoded, until the browser's version changes.
 *  When no type is left the list is cleared, because the failures may have been temporary and must not lock the
 *  learner out.
 *  @param mimeType of the recording, in any browser's spelling
 *  @returns whether another type is left for the next recording */
export function refuseRecordingType(mimeType: string): boolean {
  const failed = toContainer(mimeType);
  const writable = writableTypes().map((type) => toContainer(type.mimeType));
  if (!writable.includes(failed)) return false;
  const unreadable = [...new Set([...unreadableContainers(), failed])];
  const isLeft = writable.some((container) => !unreadable.includes(container));
  const remembered = [navigator.userAgent, ...unreadable].join('\n');
  saveDevicePreference(UNREADABLE, isLeft ? remembered : null);
  return isLeft;
}

function unreadableContainers(): string[] {
  const [browser, ...containers] = devicePreference(UNREADABLE)?.split('\n') ?? [];
  return browser === navigator.userAgent ? containers : [];
}

function writableTypes() {
  const preferred = isWebKit() ? [MP4, WEBM, OGG] : [WEBM, MP4, OGG];
  return preferred.filter(({ mimeType }) => MediaRecorder.isTypeSupported(mimeType));
}

/** Browsers spell codecs differently, and add their own defaults. */
const toContainer = (mimeType: string) => mimeType.split(';')[0]!.trim().toLowerCase();

/** True in every browser of iOS and iPadOS, and in Safari: the HTML standard fixes the value. */
const isWebKit = () => navigator.vendor === 'Apple Computer, Inc.';
