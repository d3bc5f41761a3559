import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wavBytes } from './wav-bytes';

/** A picture and how long it is seen. */
export interface Frame {
  png: Buffer;
  seconds: number;
}

const FPS = 25;

/** One thread and no dates: the same pictures and sound make the same bytes. */
const VIDEO =
  `-c:v libx264 -preset slower -crf 31 -tune stillimage -pix_fmt yuv420p -r ${FPS} -g ${8 * FPS} -bf 8 -threads 1`.split(
    ' ',
  );
const AUDIO = '-c:a aac -b:a 40k -ac 1 -ar 22050'.split(' ');
const CONTAINER = '-movflags +faststart -map_metadata -1 -fflags +bitexact -flags +bitexact'.split(
  ' ',
);

/** Part of what makes a film. */
export const ENCODING = [VIDEO, AUDIO, CONTAINER];

/** Makes a film of pictures and a voice: H.264 and AAC in MP4, playable everywhere.
 *  @throws Error saying that ffmpeg is missing, or what it did not like */
export function encodeVideo(frames: readonly Frame[], pcm: Float32Array): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'film-'));
  try {
    const list = frames.map(({ png, seconds }, index) => {
      const file = join(folder, `${index}.png`);
      writeFileSync(file, png);
      return `file '${file}'\nduration ${seconds.toFixed(4)}`;
    });
    // The last picture must be named again to be seen for its time.
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
