import { isDeepStrictEqual } from 'node:util';

/** Prints each checked fact, and counts them. */
export class Report {
  passed = 0;
  failed = 0;

  constructor(private readonly say: (line: string) => void) {}

  /** Checks that two values are equal. */
  same(sentence: string, found: unknown, expected: unknown): void {
    this.fact(sentence, isDeepStrictEqual(found, expected), found, expected);
  }

  /** Records a fact. @param found printed when the fact does not hold */
  fact(sentence: string, holds: boolean, found?: unknown, expected?: unknown): void {
    if (holds) this.passed += 1;
    else this.failed += 1;
    const more = expected === undefined ? '' : `, not ${JSON.stringify(expected)}`;
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
