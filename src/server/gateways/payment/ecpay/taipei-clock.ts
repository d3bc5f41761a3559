import { taipeiIso } from '~/lib/taipei-time';

/** A time in ECPay's format, in Taipei's time zone: `2023/03/12 15:30:23`. */
export function ecpayTime(at: Date): string {
  return taipeiIso(at).replace('T', ' ').replaceAll('-', '/');
}

/** Whether ECPay is closing the day: it submits the day's captures to the banks from 20:15 to 20:30 in
 *  Taipei and accepts no refunds meanwhile. A margin of a minute allows for clocks that differ. */
export function isClosingTime(at: Date): boolean {
  const clock = ecpayTime(at).slice(11, 16);
  return clock >= '20:14' && clock <= '20:30';
}
