import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wavBytes } from './wav-bytes';

/** A frame and its duration. */
export interface Frame {
  png: Buffer;
  seconds: number;
}

const FPS = 25;

/** One thread and no dates, for a reproducible file. */
const VIDEO =
  `-c:v libx264 -preset slower -crf 31 -tune stillimage -pix_fmt yuv420p -r ${FPS} -g ${8 * FPS} -bf 8 -threads 1`.split(
    ' ',
  );
const AUDIO = '-c:a aac -b:a 40k -ac 1 -ar 22050'.split(' ');
const CONTAINER = '-movflags +faststart -map_metadata -1 -fflags +bitexact -flags +bitexact'.split(
  ' ',
);

/** Version of the encoder; part of the job's hash. */
export const ENCODING = [VIDEO, AUDIO, CONTAINER];

/** Encodes a video from frames and a voice: H.264 and AAC in MP4, playable everywhere.
 *  @throws Error when ffmpeg is missing, or with its message */
export function encodeVideo(frames: readonly Frame[], pcm: Float32Array): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'film-'));
  try {
    const list = frames.map(({ png, seconds }, index) => {
      const file = join(folder, `${index}.png`);
      writeFileSync(file, png);
      return `file '${file}'\nduration ${seconds.toFixed(4)}`;
    });
    // ffmpeg's concat list ignores the duration of the last picture unless it is listed again.
    const last = `file '${join(folder, `${frames.length - 1}.png`)}'`;
    writeFileSync(join(folder, 'list.txt'), `${[...list, last].join('\n')}\n`);
    writeFileSync(join(folder, 'voice.wav'), wavBytes(pcm));
    const video = join(folder, 'film.mp4');
    const pictures = ['-f', 'concat', '-safe', '0', '-i', join(folder, 'list.txt')];
    const length = ['-t', (pcm.length / 16_000).toFixed(3)];
    run([
      ...['-v', 'error', '-y', ...pictures, '-i', join(folder, 'voice.wav')],
      ...['-vf', `fps=${FPS}`, ...VIDEO, ...AUDIO, ...length, ...CONTAINER, video],
    ]);
    return readFileSync(video);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(args: string[]): void {
  try {
    execFileSync('ffmpeg', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new Error('Films need ffmpeg with libx264, which is not installed here.');
    throw new Error(`ffmpeg: ${(error as { stderr?: Buffer }).stderr?.toString().trim()}`);
  }
}
