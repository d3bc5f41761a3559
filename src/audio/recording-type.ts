import { devicePreference, saveDevicePreference } from '~/device/device-preference';

/** How a recording is written. */
interface RecordingType {
  /** Undefined where the browser chooses. */
  mimeType: string | undefined;
  bitsPerSecond: number;
}

/** Name of the device preference that holds what this browser could not read back. */
const UNREADABLE = 'unreadableTypes';

const OPUS = 32_000;
/** At 32 kbit/s an AAC encoder leaves nothing above 4 kHz, where s, f and th differ. */
const AAC = 128_000;

const WEBM = { mimeType: 'audio/webm;codecs=opus', bitsPerSecond: OPUS };
const MP4 = { mimeType: 'audio/mp4', bitsPerSecond: AAC };
const OGG = { mimeType: 'audio/ogg;codecs=opus', bitsPerSecond: OPUS };

/** What the next recording is written in: the first type that this browser writes and has not failed to read back.
 *  WebKit says that it writes WebM, which it does not always read; elsewhere WebM is the smaller and the safer one. */
export function chooseRecordingType(): RecordingType {
  const writable = writableTypes();
  const unreadable = unreadableContainers();
  const chosen = writable.find(({ mimeType }) => !unreadable.includes(toContainer(mimeType)));
  return chosen ?? writable[0] ?? { mimeType: undefined, bitsPerSecond: OPUS };
}

/** Remembers on this device that a recording of this type could not be decoded, until the browser is another version.
 *  When no type is left all are forgotten: what failed may have been the moment's, and nobody is locked out for it.
 *  @param mimeType that of the recording, in whatever spelling
 *  @returns whether the next recording is written in another type */
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

/** Browsers spell codecs in different ways, and name their own. */
const toContainer = (mimeType: string) => mimeType.split(';')[0]!.trim().toLowerCase();

/** Every browser of iOS and iPadOS, and Safari: the HTML standard fixes what they say. */
const isWebKit = () => navigator.vendor === 'Apple Computer, Inc.';
