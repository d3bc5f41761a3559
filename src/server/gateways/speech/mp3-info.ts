/** Number of samples by which LAME delays the audio. Players add the delay of their own decoder. */
const ENCODER_DELAY = 576;
/** Samples in one frame of MPEG-2 layer III, the version for 16 kHz. */
const FRAME_SAMPLES = 576;

/** MPEG-2 layer III, no CRC, 64 kbit/s, 16 kHz, mono: a frame long enough to hold the tag. */
const HEADER = [0xff, 0xf3, 0x88, 0xc4];
const TAG_FRAME_BYTES = 288;
/** Offset of the tag: after the header and the nine bytes of side information. */
const TAG_OFFSET = 13;
const LAME_OFFSET = TAG_OFFSET + 120;

/** The “Info” frame with LAME's extension. It gives a player the length of the audio and the number of
 *  samples to drop at both ends; without it each browser shifts word times by its own guess.
 *  Layout: http://gabriel.mp3-tech.org/mp3infotag.html
 *  @param samples of the original, at 16 kHz mono
 *  @param frames the encoded frames, without this one */
export function createInfoFrame(
  samples: number,
  frames: Uint8Array,
  frameCount: number,
): Uint8Array {
  const tag = Buffer.alloc(TAG_FRAME_BYTES);
  tag.set(HEADER);
  tag.write('Info', TAG_OFFSET, 'latin1');
  tag.writeUInt32BE(0b1111, TAG_OFFSET + 4);
  tag.writeUInt32BE(frameCount, TAG_OFFSET + 8);
  tag.writeUInt32BE(frames.length + TAG_FRAME_BYTES, TAG_OFFSET + 12);
  for (let i = 0; i < 100; i++) tag[TAG_OFFSET + 16 + i] = Math.floor((256 * i) / 100);
  tag.write('LAME3.100', LAME_OFFSET, 'latin1');
  tag[LAME_OFFSET + 9] = 0x01;
  const padding = frameCount * FRAME_SAMPLES - ENCODER_DELAY - samples;
  tag.writeUIntBE(ENCODER_DELAY * 4096 + padding, LAME_OFFSET + 21, 3);
  tag.writeUInt32BE(frames.length + TAG_FRAME_BYTES, LAME_OFFSET + 28);
  tag.writeUInt16BE(crc16(frames), LAME_OFFSET + 32);
  tag.writeUInt16BE(crc16(tag.subarray(0, LAME_OFFSET + 34)), LAME_OFFSET + 34);
  return tag;
}

/** CRC-16/ARC, which LAME uses for its tag. */
function crc16(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xa001 : crc >>> 1;
  }
  return crc;
}
