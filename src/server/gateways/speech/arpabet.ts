import type { Phone } from '~/domain/speech/types';

/** Phones without their stress digits. */
export const withoutStress = (phones: readonly string[]): Phone[] =>
  phones.map((phone) => phone.replace(/\d$/, ''));

/** An ARPAbet vowel with its stress digit. */
export const VOWEL_WITH_STRESS = /\d$/;

/** An ARPAbet vowel without its stress digit. */
export const VOWEL = /^(A[AEHOWY]|E[HRY]|I[HY]|O[WY]|U[HW])$/;
