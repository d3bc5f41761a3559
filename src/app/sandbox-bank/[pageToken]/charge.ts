import 'server-only';
import { cache } from 'react';
import { findBankPage } from '~/server/gateways/payment/sandbox/bank-page';

/** The charge of a page token; read once per request. */
export const getCharge = cache(findBankPage);
