/** The order in which contenders are measured in a round: forwards, and backwards in every other round, so
 *  that a machine that becomes slower or faster meanwhile favours no contender. */
export function roundOrder<T>(contenders: readonly T[], round: number): T[] {
  return round % 2 === 0 ? [...contenders] : contenders.toReversed();
}
