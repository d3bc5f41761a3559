import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { ACOUSTIC_MODEL_PATH } from '~/domain/speech/model-file';

const PAUSE_MS = 20;

/** A client on a very bad line: it sends its request byte by byte, reads the half megabyte of the response in the
 *  same way, and begins again when the connection breaks. */
export class SlowClient {
  private socket: Socket | null = null;
  private isOver = false;
  /** Numbers of responses with the right beginning, and with another one. */
  begun = 0;
  readonly wrong: string[] = [];
  bytes = 0;

  constructor(private readonly port: number) {}

  async run(): Promise<void> {
    while (!this.isOver) {
      await this.ask().catch(() => {}); // The connection broke: a process was killed, or the server is down.
      await delay(PAUSE_MS);
    }
  }

  stop(): void {
    this.isOver = true;
    this.socket?.destroy();
  }

  private async ask(): Promise<void> {
    // With so small a buffer the kernel stops the server once its own buffers are full.
    const socket = connect({
      port: this.port,
      host: '127.0.0.1',
      readableHighWaterMark: 1,
    } as never);
    this.socket = socket;
    const broken = new Promise<never>((_, reject) => {
      socket.once('error', reject);
      socket.once('close', () => reject(new Error('closed')));
    });
    broken.catch(() => {});
    const whileOpen = <T>(work: Promise<T>) => Promise.race([work, broken]);
    for (const byte of `GET ${ACOUSTIC_MODEL_PATH} HTTP/1.1\r\nhost: slow\r\n\r\n`) {
      socket.write(byte);
      await whileOpen(delay(PAUSE_MS));
    }
    let head = '';
    for (;;) {
      const byte: Buffer | null = socket.read(1);
      await whileOpen(delay(PAUSE_MS));
      if (byte === null) continue;
      this.bytes += 1;
      if (head.length >= 12) continue;
      head += byte.toString('latin1');
      if (head.length === 12) {
        if (head === 'HTTP/1.1 200') this.begun += 1;
        else this.wrong.push(`slow client: ${head}`);
      }
    }
  }
}
