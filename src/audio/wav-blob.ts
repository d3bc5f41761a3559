const RATE = 16_000;
const HEADER_BYTES = 44;

/** 16 kHz mono samples in [−1, 1] as a 16-bit WAV file that an audio element can play. */
export function wavBlob(samples: Float32Array): Blob {
  const bytes = samples.length * 2;
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + bytes));
  const tag = (offset: number, text: string) => {
    for (let i = 0; i < text.length; i++) view.setUint8(offset + i, text.charCodeAt(i));
  };
  tag(0, 'RIFF');
  view.setUint32(4, 36 + bytes, true);
  tag(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, RATE * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  tag(36, 'data');
  view.setUint32(40, bytes, true);
  samples.forEach((sample, i) => {
    view.setInt16(HEADER_BYTES + i * 2, Math.max(-1, Math.min(1, sample)) * 32_767, true);
  });
  return new Blob([view], { type: 'audio/wav' });
}
