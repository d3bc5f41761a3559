import { execFileSync } from 'node:child_process';

/** Decodes an audio file to samples, 16 kHz mono in [−1, 1]; null where there is no ffmpeg. */
export function decodeAudio(file: string): Float32Array | null {
  const args = ['-v', 'error', '-i', file, '-f', 'f32le', '-ac', '1', '-ar', '16000', '-'];
  try {
    const bytes = execFileSync('ffmpeg', args, { maxBuffer: 2 ** 28 });
    return new Float32Array(new Uint8Array(bytes).buffer);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
