import { taipeiIso } from '~/lib/taipei-time';

/** A moment as ECPay writes it, by the clock of Taipei: `2023/03/12 15:30:23`. */
export function ecpayTime(at: Date): string {
  return taipeiIso(at).replace('T', ' ').replaceAll('-', '/');
}

/** ECPay hands the day's captures to the banks from 20:15 to 20:30 and wants no refunds meanwhile. A
 *  minute on either side is left to clocks that differ. */
export function isClosingTime(at: Date): boolean {
  const clock = ecpayTime(at).slice(11, 16);
  return clock >= '20:14' && clock <= '20:30';
}
