/** A sentence that must hold, and the findings against it. */
export type Fact = readonly [sentence: string, reasons: readonly string[]];

/** Prints each fact with the findings against it. @returns whether all hold */
export function report(facts: readonly Fact[]): boolean {
  for (const [sentence, reasons] of facts) {
    console.log(`${reasons.length === 0 ? '✓' : '✗'} ${sentence}`);
    for (const reason of reasons.slice(0, 20)) console.log(`    ${reason}`);
  }
  return facts.every(([, reasons]) => reasons.length === 0);
}
