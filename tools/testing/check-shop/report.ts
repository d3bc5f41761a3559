import { isDeepStrictEqual } from 'node:util';

/** Prints each fact as it is found, and counts. */
export class Report {
  passed = 0;
  failed = 0;

  constructor(private readonly say: (line: string) => void) {}

  /** A fact that holds when both are the same. */
  same(sentence: string, found: unknown, wanted: unknown): void {
    this.fact(sentence, isDeepStrictEqual(found, wanted), found, wanted);
  }

  /** A fact that holds or not. @param found what is shown when it does not */
  fact(sentence: string, holds: boolean, found?: unknown, wanted?: unknown): void {
    if (holds) this.passed += 1;
    else this.failed += 1;
    const more = wanted === undefined ? '' : `, not ${JSON.stringify(wanted)}`;
    this.say(holds ? `✓ ${sentence}` : `✗ ${sentence} (found ${JSON.stringify(found)}${more})`);
  }

  skipped(sentence: string): void {
    this.say(`– SKIPPED: ${sentence}`);
  }

  chapter(title: string): void {
    this.say(`\n${title}`);
  }

  get closing(): string {
    return `${this.passed} passed, ${this.failed} failed`;
  }
}
